import {
  band,
  copyLines,
  enter,
  INSTRUMENTS,
  instrumentOf,
  NOW,
  openInstrument,
  requestLink,
  status,
} from './support/instruments.ts'
import { expect, markDocument, open, phone, sameDocument, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const [index, instrument] of INSTRUMENTS.entries()) {
  const { heading, example, entries, answer, line, path } = instrument

  test.describe(heading, () => {
    if (index % 2) test.use({ viewport: phone, colorScheme: 'dark' })

    test('answers its inputs, shares the answer and attaches it to a request (5.1, 5.2)', async ({
      page,
      context,
    }) => {
      await context.clock.setFixedTime(NOW)
      const part = await openInstrument(page, instrument)
      const shown = part.getByText(answer).first()

      await test.step('answers and announces the answer', async () => {
        expect(await (await page.request.get(path)).text()).toContain(`>${example}<`)
        await expect(status(part)).toHaveText('')
        await enter(part, entries)
        await expect(shown).toBeVisible()
        await expect(status(part)).toContainText(answer)
      })
      const lines = await copyLines(page, part)
      expect(lines.split('\n')).toContain(line)

      await test.step('shows a colleague the same figures by its address', async () => {
        const colleague = await context.newPage()
        await open(colleague, page.url())
        await expect(band(colleague, instrument)).toBeInViewport()
        expect(await copyLines(colleague, band(colleague, instrument))).toBe(lines)
        await colleague.close()
      })
      await test.step('shows its figures again after Back from a request', async () => {
        await markDocument(page)
        await requestLink(part).click()
        await expect(page.locator('main pre').last()).toHaveText(lines)
        await expect(page).toHaveURL(/\/contact-us$/)
        await page.goBack()
        await expect(shown).toBeVisible()
        expect(await sameDocument(page)).toBe(true)
      })
    })
  })
}

test('figures and drawings read forwards in a page that a translator has turned (8.4)', async ({
  page,
}) => {
  for (const path of ['/services/fuel', '/services/cargo-flights'] as const) {
    const part = await openInstrument(page, instrumentOf(path))
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect(part.getByText(instrumentOf(path).example).first()).toHaveCSS('direction', 'ltr')
    await expect(part.getByRole('img').first()).toHaveCSS('direction', 'ltr')
    expect(await page.evaluate(() => (scrollTo(-500, scrollY), scrollX))).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the line with the answer covers no field while a field has the focus (5.1)', async ({
    page,
  }) => {
    const part = await openInstrument(page, instrumentOf('/services/transport-hotac'))
    const line = part.locator('[data-answer]')
    await expect(line).toBeHidden()
    for (const label of ['On blocks', 'Minimum rest']) {
      const field = part.locator('fieldset').getByLabel(label)
      await field.fill(label === 'On blocks' ? '15:10' : '12')
      await field.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await expect(line).toBeInViewport({ ratio: 1 })
      const [above, below] = await Promise.all([line.boundingBox(), field.boundingBox()])
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    }
    await expect(line).toHaveAttribute('data-answer', /^04:10 \+1/)
  })
})
