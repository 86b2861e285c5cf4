import { skipLink } from '#content/layout.ts'
import {
  band,
  copyLines,
  enter,
  fuel,
  TOOLS,
  toolOf,
  NOW,
  openTool,
  requestLink,
  status,
} from './support/tools.ts'
import { follow } from './support/menu.ts'
import { expect, hydrated, markDocument, open, phone, sameDocument, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const rest = toolOf('/services/transport-hotac')
const clock = toolOf('/services/airline-representation')

for (const tool of TOOLS) {
  const { heading, example, entries, answer, line, path, isOnPhone } = tool

  test.describe(heading, () => {
    if (isOnPhone) test.use({ viewport: phone, colorScheme: 'dark' })

    test('answers its inputs, shares the answer and attaches it to a request (5.1, 5.2)', async ({
      page,
      context,
    }) => {
      await context.clock.setFixedTime(NOW)
      const part = await openTool(page, tool)
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
        await expect(band(colleague, tool)).toBeInViewport()
        expect(await copyLines(colleague, band(colleague, tool))).toBe(lines)
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
    const part = await openTool(page, toolOf(path))
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect(part.getByText(toolOf(path).example).first()).toHaveCSS('direction', 'ltr')
    await expect(part.getByRole('img').first()).toHaveCSS('direction', 'ltr')
    expect(await page.evaluate(() => (scrollTo(-500, scrollY), scrollX))).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the line with the answer covers no field while a field has the focus (5.1)', async ({
    page,
  }) => {
    const part = await openTool(page, rest)
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

test('the skip link shows the top of the page without losing the figures in the address (5.1, 9.1)', async ({
  page,
}) => {
  const part = await openTool(page, fuel)
  await part.getByLabel('Amount').fill('20000')
  await expect(page).toHaveURL(/amount=20000/)
  const address = page.url()
  await page.getByRole('link', { name: skipLink }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(page.url()).toBe(address)
})

test('a reload after a link to a tool keeps the scroll position (5.1)', async ({ page }) => {
  const figures = 'blocks=23:50&preceding=10:00&duty=60&travel=90&rest=12&counted=duty&easa='
  const part = await openTool(page, rest, figures)
  await expect(part.getByText('12:50 +1').first()).toBeVisible()
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.reload()
  await hydrated(page)
  await expect(part.getByText('12:50 +1').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('the season clock offers the current year in Kuwait and the next two, and keeps a chosen one at New Year (5.2, 5.3)', async ({
  page,
}) => {
  await page.clock.install({ time: '2029-12-31T20:55:00Z' })
  const part = await openTool(page, clock)
  await expect(part.getByLabel('Year')).toHaveText('202920302031')
  for (const [city, changes] of [
    ['London', '25 Mar and 28 Oct 2029'],
    ['New York', '11 Mar and 4 Nov 2029'],
  ] as const) {
    await part.getByLabel('Clock').selectOption(city)
    await part.getByLabel('Year').selectOption('2029')
    await expect(part.getByText(changes).first()).toBeVisible()
    await page.clock.fastForward('10:00')
    await expect(part.getByLabel('Year')).toHaveText('2029203020312032')
    await expect(part.getByLabel('Year')).toHaveValue('2029')
    await expect(part.getByText(changes).first()).toBeVisible()
    await expect(part.getByRole('link', { name: 'Use in a request' })).toBeEnabled()
  }
})

test('a tool that cannot run shows a contact instead, and the rest of the site works (8.3)', async ({
  page,
  allow,
}) => {
  allow(/RangeError: Invalid time zone/)
  await page.addInitScript(() => {
    const Format = Intl.DateTimeFormat
    Intl.DateTimeFormat = class extends Format {
      constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone?.includes('/')) throw new RangeError('Invalid time zone')
        super(locales, options)
      }
    } as typeof Format
  })
  await open(page, clock.path)
  await expect(
    page.getByRole('main').getByText(/This part of the page did not load/),
  ).toContainText('+965')
  await expect(band(page, clock)).toHaveCount(0)
  await follow(page, 'Fueling')
  await expect(band(page, fuel).getByText(fuel.example).first()).toBeVisible()
})
