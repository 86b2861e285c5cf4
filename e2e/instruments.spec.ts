import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page, Request } from '@playwright/test'
import { accept, expectSent, fields, send, TYPED } from './support/contactForm.ts'
import {
  band,
  copyLines,
  drawing,
  enter,
  fuel,
  isHydrated,
  scrollToInstrument,
  requestLink,
  status,
} from './support/instrument.ts'
import { INSTRUMENTS, type InstrumentCase, NOW } from './support/instruments.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { contrastingShare, decode } from './support/pixels.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

/** Compressed bytes of script for an instrument, its words and the code that all ten share. */
const MAX_SCRIPT_BYTES = 9000
/** Characters of a drawing in the prerendered HTML. */
const MAX_DRAWING_LENGTH = 16_000

// Reduced motion, so that a page is at rest as soon as it has rendered.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

const answer = (part: Locator, { example }: InstrumentCase) => part.getByText(example).first()

/** Waits for network idle, then counts the bytes of scripts that are fetched later. */
async function laterScripts(page: Page) {
  await page.waitForLoadState('networkidle')
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}

const boxes = (part: Locator) =>
  part.locator('h2, [role=img], summary, a').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join()
    }),
  )

/** @returns the texts of a drawing that are smaller than 11 px on screen after scaling */
const smallType = (figure: Locator) =>
  figure.evaluate((node) =>
    [...node.querySelectorAll<SVGElement | HTMLElement>('*')]
      .filter((element) => [...element.childNodes].some((child) => child.nodeType === 3))
      .filter((element) => element.tagName !== 'title' && element.tagName !== 'desc')
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1
        return {
          text: element.textContent,
          size: parseFloat(getComputedStyle(element).fontSize) * scale,
        }
      })
      .filter(({ text, size }) => text?.trim() && size < 10.9)
      .map(({ text, size }) => `${text} ${size.toFixed(1)} px`),
  )

/** Opens the address of a visitor's figures, and one whose figures are nonsense, in another tab. */
async function expectFiguresFromAddress(page: Page, url: string, instrument: InstrumentCase) {
  const part = band(page, instrument)
  await page.goto(url)
  await expect(part.getByText(instrument.good.answer).first()).toBeVisible()
  await expect(part).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(url.replaceAll(/=[^&]*/g, '=nonsense'))
  await scrollToInstrument(page, instrument)
  await expect(answer(part, instrument)).toBeVisible()
}

/** Follows "Use in a request", undoes the lines, and sends them. */
async function expectLinesInRequest(page: Page, part: Locator, { path, lines }: InstrumentCase) {
  const messages = await accept(page)
  await requestLink(part).click()
  const form = fields(page)
  await expect(form.message).toHaveValue(lines)
  // The figures are not in the address of the form.
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(
    String(path.split('/').at(-1)),
  )
  const text = await form.message.inputValue()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(form.message).toHaveValue('')
  await form.message.fill(text)
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await send(page)
  await expectSent(page)
  expect(messages.map(({ user_message: message }) => message)).toEqual([text])
}

async function expectRefusal(page: Page, part: Locator, bad: NonNullable<InstrumentCase['bad']>) {
  const before = await drawing(part).innerHTML()
  const input = part.getByLabel(bad.label)
  for (const text of [bad.text, '']) {
    await input.fill(text)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(bad.says)
    await expect(status(part)).toHaveText(bad.says)
    expect(await drawing(part).innerHTML()).toBe(before)
  }
  expect(new URL(page.url()).hash).not.toContain(encodeURIComponent(bad.text))
  await part.locator('summary').click()
  const axe = new AxeBuilder({ page }).setLegacyMode().include('#instrument')
  expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([])
}

for (const [index, instrument] of INSTRUMENTS.entries()) {
  const { path, heading, good, extreme, bad } = instrument

  for (const [device, viewport, colorScheme] of [
    ['phone', phone, 'light'],
    ['desktop', desktop, 'dark'],
  ] as const) {
    test.describe(`${heading}, ${device}`, () => {
      test.use({ viewport, colorScheme })
      // Behaviour that is the same on each device is tested on one of them.
      const isTurn = (device === 'phone') === Boolean(index % 2)

      test('answers good entries and refuses bad ones', async ({ page, context }) => {
        test.slow()
        await page.clock.setFixedTime(NOW)
        await open(page, path)
        const bytes = await laterScripts(page)
        const part = band(page, instrument)
        const figure = drawing(part)

        await test.step('hydrates in place when it is near the view, not before', async () => {
          expect(await isHydrated(part)).toBe(false)
          const before = await boxes(part)
          await figure.evaluate((node) => Object.assign(node, { prerendered: true }))
          await scrollToInstrument(page, instrument)
          expect(await boxes(part)).toEqual(before)
          expect(await figure.evaluate((node) => 'prerendered' in node)).toBe(true)
          await expect.poll(bytes).toBeGreaterThan(0)
          expect(await bytes()).toBeLessThan(MAX_SCRIPT_BYTES)
          await expect(status(part)).toHaveText('')
        })

        await test.step('stands out in forced colours', async () => {
          await page.emulateMedia({ forcedColors: 'active' })
          const picture = await decode(await figure.screenshot({ scale: 'css' }))
          expect(contrastingShare(picture, 4.5)).toBeGreaterThan(0.005)
          await page.emulateMedia({ forcedColors: 'none' })
        })

        await test.step('announces the answer to a good entry', async () => {
          await enter(part, good.enter)
          await expect(part.getByText(good.answer).first()).toBeVisible()
          // The last entry is announced once the address has all of them.
          await expect(status(part)).toContainText(good.answer)
        })

        if (isTurn) {
          await test.step('copies its lines and restores the figures from the address', async () => {
            expect(await copyLines(page, part)).toMatch(instrument.lines)
            expect(page.url()).toContain('#instrument?')
            const colleague = await context.newPage()
            await expectFiguresFromAddress(colleague, page.url(), instrument)
            await colleague.close()
          })
        } else {
          await test.step('hands its lines over to a request, and Back shows the figures', async () => {
            await markDocument(page)
            await expectLinesInRequest(page, part, instrument)
            await page.goBack()
            await scrollToInstrument(page, instrument)
            await expect(part.getByText(good.answer).first()).toBeVisible()
            expect(await sameDocument(page)).toBe(true)
          })
        }

        await test.step('shows an extreme entry within the window', async () => {
          await enter(part, extreme.enter)
          await expect(part.getByText(extreme.answer).first()).toBeVisible()
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width).toBeLessThanOrEqual(viewport.width)
          await expect(status(part)).toContainText(extreme.answer)
        })

        if (!bad || !isTurn) return
        await test.step('refuses a bad entry, keeps its drawing and breaks no rule of axe', () =>
          expectRefusal(page, part, bad))
      })
    })
  }

  test.describe(`${heading}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test('shows and prints its whole example, with type of at least 11 px', async ({ page }) => {
      await page.goto(path)
      const part = band(page, instrument)
      const figure = drawing(part)
      await expect(answer(part, instrument)).toBeVisible()
      await expect(figure).toBeVisible()
      for (const width of [320, 375, 414, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await smallType(figure), `${width} px`).toEqual([])
      }
      const markup = await figure.evaluate((node) => node.outerHTML)
      expect(markup.length).toBeLessThanOrEqual(MAX_DRAWING_LENGTH)
      expect(markup).not.toContain('style=')
      await expect(part.getByRole('textbox')).toHaveCount(0)
      const [caption, cell] = instrument.table
      const table = part.getByRole('table', { name: caption })
      await page.emulateMedia({ media: 'print' })
      await expect(figure).toBeVisible()
      await expect(table.getByText(cell).first()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await part.locator('summary').click()
      await expect(table.getByText(cell).first()).toBeVisible()
    })
  })
}

test('an open instrument shows figures put into its address, and prints no controls', async ({
  page,
}) => {
  await open(page, fuel.path)
  const part = band(page, fuel)
  for (const [link, shown] of [
    ['#instrument?amount=20%2C000', '25,000 litres'],
    ['#instrument?amount=5000&density15=790', '6,329 litres'],
  ] as const) {
    await page.evaluate((value) => {
      scrollTo({ top: 0, behavior: 'instant' })
      location.hash = value
    }, link)
    await expect(part.getByText(shown).first()).toBeVisible()
    await settled(page)
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(drawing(part)).toBeVisible()
  await expect(part.getByRole('table', { name: fuel.table[0] })).toBeVisible()
  await expect(part.getByRole('textbox')).toHaveCount(0)
  await expect(part.getByRole('button')).toHaveCount(0)
})

test('no line of the rest ruler crosses a label', async ({ page }) => {
  await open(page, '/services/transport-hotac')
  const ruler = drawing(page.getByRole('region', { name: 'Rest ruler' }))
  for (const width of [360, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const crossed = await ruler.evaluate((svg) => {
      const lines = [...svg.querySelectorAll('line')]
        .map((line) => line.getBoundingClientRect())
        .filter((line) => line.width < 2)
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect()
          const isBeside = ({ left }: DOMRect) => left <= box.left || left >= box.right
          const isApart = ({ top, bottom }: DOMRect) => top >= box.top || bottom <= box.bottom
          return lines.some((line) => !isBeside(line) && !isApart(line))
        })
        .map((text) => text.textContent)
    })
    expect.soft(crossed, `${width} px`).toEqual([])
  }
})

test('the minutes of the turnaround board stay apart from their unit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const minutes of [76, 90, 167]) {
    await open(page, `/services/ground-handling#instrument?ground=${minutes}`)
    const board = drawing(page.getByRole('region', { name: 'Turnaround board' }))
    const unit = board.getByText('min', { exact: true })
    await expect(unit).toBeVisible()
    const { x = 0, y = 0 } = (await unit.boundingBox()) ?? {}
    const ends = await board.locator('text').evaluateAll(
      (texts, row) =>
        texts
          .filter((text) => /^\d+$/.test(text.textContent))
          .map((text) => text.getBoundingClientRect())
          .filter(({ top }) => Math.abs(top - row) < 4)
          .map(({ right }) => right),
      y,
    )
    expect(ends.length, `${minutes} minutes`).toBeGreaterThan(1)
    expect(Math.max(...ends), `${minutes} minutes`).toBeLessThan(x)
  }
})
