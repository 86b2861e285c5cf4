import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page, Request } from '@playwright/test'
import { fields, SEND, SENT } from './support/contactForm.ts'
import { band, drawing, enter, isHydrated, near, status } from './support/instrument.ts'
import { INSTRUMENTS, type InstrumentCase } from './support/instruments.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { contrast, decode, pixel } from './support/pixels.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

/** What coming near may cost, compressed: the instrument, its words and what the ten share. */
const MOST_CODE = 9000
/** How many of the ten stand for all, where one part does it for all. */
const SAMPLE = 2
/** Of a drawing in the HTML, in characters. */
const MOST_SVG = 16_000

// Motion has its own tests; here a page is at rest as soon as it is there.
test.use({ reducedMotion: 'reduce' })

const answer = (part: Locator, { example }: InstrumentCase) => part.getByText(example).first()

/** Waits until a page has fetched all that it wants by itself; keeps the scripts that come later. */
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

const places = (part: Locator) =>
  part.locator('h2, [role=img], summary, a').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join()
    }),
  )

/** @returns what a drawing writes smaller than 11 px to the eye, whatever it is scaled by */
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

/** @returns the share of a picture that stands out from its ground: its type and lines */
async function inked(figure: Locator) {
  const picture = await decode(await figure.screenshot({ scale: 'css' }))
  const colours = new Map<string, number>()
  for (let y = 0; y < picture.height; y += 2) {
    for (let x = 0; x < picture.width; x += 2) {
      const key = pixel(picture, x, y).join()
      colours.set(key, (colours.get(key) ?? 0) + 1)
    }
  }
  const [ground, ...others] = [...colours].toSorted(([, one], [, other]) => other - one)
  const rgb = (key = '') => key.split(',').map(Number) as [number, number, number]
  const strong = others.filter(([key]) => contrast(rgb(ground?.[0]), rgb(key)) > 4.5)
  return (
    strong.reduce((sum, [, count]) => sum + count, 0) / ((picture.height / 2) * (picture.width / 2))
  )
}

for (const [index, instrument] of INSTRUMENTS.entries()) {
  const { path, heading, good, extreme, bad } = instrument

  for (const [device, viewport, colorScheme] of [
    ['phone', phone, 'light'],
    ['desktop', desktop, 'dark'],
  ] as const) {
    test.describe(`${heading}, ${device}`, () => {
      test.use({ viewport, colorScheme, permissions: ['clipboard-read', 'clipboard-write'] })

      test('comes to life in place when it is near, and not before; prints; stands out in forced colours', async ({
        page,
      }) => {
        await open(page, path)
        const bytes = await laterScripts(page)
        const part = band(page, instrument)
        const figure = drawing(part)
        expect(await isHydrated(part)).toBe(false)
        const before = await places(part)
        await figure.evaluate((node) => Object.assign(node, { prerendered: true }))

        await near(page, instrument)
        expect(await places(part)).toEqual(before)
        expect(await figure.evaluate((node) => 'prerendered' in node)).toBe(true)
        expect(await bytes()).toBeGreaterThan(0)
        expect(await bytes()).toBeLessThan(MOST_CODE)

        await page.emulateMedia({ media: 'print' })
        await expect(figure).toBeVisible()
        const [caption, cell] = instrument.table
        const table = part.getByRole('table', { name: caption })
        await expect(table).toBeVisible()
        await expect(table.getByText(cell).first()).toBeVisible()
        await expect(part.getByRole('textbox')).toHaveCount(0)
        await expect(part.getByRole('button')).toHaveCount(0)

        await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
        expect(await inked(figure)).toBeGreaterThan(0.005)
      })

      test('works out a good and an extreme entry, says and copies it, and refuses a bad one', async ({
        page,
      }) => {
        await open(page, path)
        const part = await near(page, instrument)
        await expect(status(part)).toHaveText('')
        await enter(part, good.enter)
        await expect(part.getByText(good.answer).first()).toBeVisible()
        await expect(status(part)).toContainText(good.answer)
        await part.getByRole('button', { name: 'Copy' }).click()
        await expect(page.getByText('Copied as plain lines.')).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(instrument.lines)
        await enter(part, extreme.enter)
        await expect(part.getByText(extreme.answer).first()).toBeVisible()
        // Nothing outgrows the window.
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(viewport.width)

        // A choice takes nothing bad.
        if (!bad) return
        await expect(status(part)).toContainText(extreme.answer)
        const figure = drawing(part)
        const before = await figure.innerHTML()
        const input = part.getByLabel(bad.label)
        for (const text of [bad.text, '']) {
          await input.fill(text)
          await expect(input).toHaveAttribute('aria-invalid', 'true')
          await expect(input).toHaveAccessibleDescription(bad.says)
          await expect(status(part)).toHaveText(bad.says)
          expect(await figure.innerHTML()).toBe(before)
        }
        expect(new URL(page.url()).hash).not.toContain(encodeURIComponent(bad.text))
        await part.locator('summary').click()
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('#instrument')
          .analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      })

      test('reached by a link, it gives its lines to a request, which can be undone and sent', async ({
        page,
      }) => {
        await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
        await open(page, '/contact-us')
        await markDocument(page)
        await page.locator(`footer a[href="${path}"]`).click()
        const part = await near(page, instrument)
        await enter(part, good.enter)
        await expect(status(part)).toContainText(good.answer)
        await part.getByRole('link', { name: 'Use in a request' }).click()
        const form = fields(page)
        await expect(form.message).toHaveValue(instrument.lines)
        // Nothing of it stands in the address.
        await expect(page).toHaveURL(/\/contact-us$/)
        await expect(page.getByLabel('Service', { exact: true })).toHaveValue(
          String(path.split('/').at(-1)),
        )
        const lines = await form.message.inputValue()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(form.message).toHaveValue('')
        await form.message.fill(lines)
        await form.name.fill('Dana')
        await form.email.fill('ops@example.com')
        const sent = page.waitForRequest(SEND)
        await form.submit.click()
        expect((await sent).postDataJSON().template_params.user_message).toBe(lines)
        await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
        expect(await sameDocument(page)).toBe(true)
      })
    })
  }

  test.describe(heading, () => {
    test.use({ viewport: desktop })

    test('the address brings the figures back', async ({ page, context }) => {
      await open(page, path)
      const part = await near(page, instrument)
      await enter(part, good.enter)
      // Said with the last of the entries, when the address has them all.
      await expect(status(part)).toContainText(good.answer)
      expect(page.url()).toContain('#instrument?')
      const colleague = await context.newPage()
      await colleague.goto(page.url())
      const theirs = band(colleague, instrument)
      await expect(theirs.getByText(good.answer).first()).toBeVisible()
      await expect(theirs).toBeInViewport()
      // What nobody's figures are is as good as nothing.
      const { hash } = new URL(page.url())
      await colleague.goto('about:blank')
      await colleague.goto(`${path}${hash.replaceAll(/=[^&]*/g, '=nonsense')}`)
      await near(colleague, instrument)
      await expect(answer(theirs, instrument)).toBeVisible()
    })

    // One part does it for all.
    if (index >= SAMPLE) return
    test('a link put into the address of the open page leads to its figures, before it is alive and after', async ({
      page,
      context,
    }) => {
      const colleague = await context.newPage()
      await open(colleague, path)
      const theirs = await near(colleague, instrument)
      await enter(theirs, good.enter)
      await expect(status(theirs)).toContainText(good.answer)
      const { hash } = new URL(colleague.url())

      await open(page, path)
      const part = band(page, instrument)
      for (const link of [hash, hash.replace(/\?/, '?again&')]) {
        await page.evaluate((value) => {
          scrollTo({ top: 0, behavior: 'instant' })
          location.hash = value
        }, link)
        await expect(part.getByText(good.answer).first()).toBeVisible()
        await settled(page)
        await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
      }
    })

    test('the example stays whole where its code is gone', async ({ page, allow }) => {
      allow(/^not loaded: \/assets\/\S+\.js: net::ERR_FAILED$/)
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await page.route('**/assets/*.js', (route) => route.abort())
      const part = band(page, instrument)
      const asked = page.waitForEvent('requestfailed')
      await part.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
      await asked
      await expect(answer(part, instrument)).toBeVisible()
      await expect(drawing(part)).toBeVisible()
      await expect(part.getByRole('link', { name: 'Use in a request' })).toHaveAttribute(
        'href',
        '/contact-us',
      )
      // The line is back: what is entered is worked out.
      await page.unroute('**/assets/*.js')
      await drawing(part).click()
      await expect.poll(() => isHydrated(part)).toBe(true)
      await enter(part, good.enter)
      await expect(part.getByText(good.answer).first()).toBeVisible()
    })
  })

  test.describe(`${heading}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test('the example is whole', async ({ page }) => {
      await page.goto(path)
      const part = band(page, instrument)
      await expect(answer(part, instrument)).toBeVisible()
      await expect(drawing(part)).toBeVisible()
      for (const width of [320, 375, 414, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await smallType(drawing(part)), `${width} px`).toEqual([])
      }
      const markup = await drawing(part).evaluate((node) => node.outerHTML)
      expect(markup.length).toBeLessThanOrEqual(MOST_SVG)
      expect(markup).not.toContain('style=')
      await expect(part.getByRole('textbox')).toHaveCount(0)
      await part.locator('summary').click()
      const [caption, cell] = instrument.table
      await expect(part.getByRole('table', { name: caption }).getByText(cell).first()).toBeVisible()
    })
  })
}
