import { AxeBuilder } from '@axe-core/playwright'
import {
  band,
  copyLines,
  drawing,
  enter,
  openInstrument,
  requestLink,
  status,
} from './support/instrument.ts'
import { INSTRUMENTS, NOW } from './support/instruments.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { expect, open, phone, test } from './support/test.ts'
import { translate } from './support/translator.ts'

// Reduced motion, so that a page is at rest as soon as it has rendered.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

for (const [index, instrument] of INSTRUMENTS.entries()) {
  const { heading, example, good, line, bad } = instrument

  test.describe(heading, () => {
    if (index % 2) test.use({ viewport: phone, colorScheme: 'dark' })

    test('answers, is copied, linked and attached, and refuses a bad entry', async ({
      page,
      context,
    }) => {
      await context.clock.setFixedTime(NOW)
      const part = await openInstrument(page, instrument)
      const answer = part.getByText(good.answer).first()

      await test.step('answers and announces the answer', async () => {
        await expect(part.getByText(example).first()).toBeVisible()
        await expect(status(part)).toHaveText('')
        await enter(part, good.enter)
        await expect(answer).toBeVisible()
        await expect(status(part)).toContainText(good.answer)
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
      await test.step('is attached to a request, and shows its figures again after Back', async () => {
        await markDocument(page)
        await requestLink(part).click()
        await expect(page.locator('form pre').last()).toHaveText(lines)
        await expect(page).toHaveURL(/\/contact-us$/)
        await page.goBack()
        await expect(answer).toBeVisible()
        expect(await sameDocument(page)).toBe(true)
      })
      if (!bad) return
      await test.step('refuses a bad entry, keeps its drawing, and says why', async () => {
        const input = part.getByLabel(bad.label)
        const accepted = await input.inputValue()
        const before = await drawing(part).innerHTML()
        const url = page.url()
        for (const text of [bad.text, '']) {
          await input.fill(text)
          await expect(input).toHaveAttribute('aria-invalid', 'true')
          await expect(input).toHaveAccessibleDescription(new RegExp(`^${bad.says}`))
          await expect(status(part)).toContainText(bad.says)
          await expect(status(part)).toContainText('Correct the entry to copy')
        }
        expect(await drawing(part).innerHTML()).toBe(before)
        expect(page.url()).toBe(url)
        await requestLink(part).focus()
        await expect(requestLink(part)).not.toBeFocused()
        const axe = new AxeBuilder({ page }).setLegacyMode().include('#instrument')
        expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([])
        await input.fill(accepted)
        await requestLink(part).focus()
        await expect(requestLink(part)).toBeFocused()
      })
    })

    test('works on a translated page', async ({ page }) => {
      const part = await openInstrument(page, instrument)
      await markDocument(page)
      await page.evaluate(translate)
      await enter(part, good.enter)
      await expect(part.getByText(good.answer).first()).toBeVisible()
      await expect(status(part)).toContainText(good.answer)
      for (const select of await part.getByRole('combobox').all()) {
        await select.selectOption({ index: 1 })
      }
      for (const box of await part.getByRole('checkbox').all()) await box.click()
      for (const input of await part.locator('input:not([type=checkbox])').all()) {
        const accepted = await input.inputValue()
        await input.fill('')
        await expect(status(part)).not.toHaveText('')
        await input.fill(accepted)
      }
      expect(await sameDocument(page)).toBe(true)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('every instrument shows its example, and prints it with its tables', async ({ page }) => {
    test.slow()
    for (const instrument of INSTRUMENTS) {
      await page.goto(instrument.path)
      await page.emulateMedia({ media: 'screen' })
      const part = band(page, instrument)
      await expect(part.getByText(instrument.example).first()).toBeVisible()
      await expect(part.getByRole('textbox')).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(drawing(part)).toBeVisible()
      await expect(part.getByRole('table').first()).toBeVisible()
    }
  })
})
