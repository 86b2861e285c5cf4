import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page, Request } from '@playwright/test'
import { fields, SEND, SENT } from './support/contactForm.ts'
import { INSTRUMENTS, type InstrumentCase } from './support/instruments.ts'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { contrast, decode, pixel } from './support/pixels.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

/** What coming near may cost, compressed: the instrument, its words and what the ten share. */
const MOST_CODE = 9000
/** How many of the ten stand for all, where one part does it for all. */
const SAMPLE = 2
/** Of a drawing in the HTML, in characters. */
const MOST_SVG = 16_000

/** Behind the last key: what is said, and what the address keeps. */
const status = (band: Locator) => band.getByRole('status')
const band = (page: Page, { heading }: InstrumentCase) =>
  page.getByRole('region', { name: heading })
/** The drawing itself: what is within it is parts of one picture. */
const drawing = (part: Locator) => part.locator('[role=img]')
const answer = (part: Locator, { example }: InstrumentCase) => part.getByText(example).first()

function instrumentOf(page: string): InstrumentCase {
  const found = INSTRUMENTS.find(({ path }) => path === page)
  if (!found) throw new Error(`${page} has no instrument`)
  return found
}

async function near(page: Page, instrument: InstrumentCase) {
  const part = band(page, instrument)
  await part.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect.poll(() => isAlive(part)).toBe(true)
  return part
}

const isAlive = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

async function enter(part: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    const input = part.getByLabel(label)
    const kind = await input.evaluate((element) => element.tagName + element.getAttribute('type'))
    if (kind.startsWith('SELECT')) await input.selectOption(text)
    else if (kind === 'INPUTcheckbox') await input.setChecked(text === 'yes')
    else await input.fill(text)
  }
}

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
        expect(await isAlive(part)).toBe(false)
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
        // A page that still scrolls to its top slides from under the pointer.
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
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
      await expect.poll(() => isAlive(part)).toBe(true)
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

test('where the composer is gone, an instrument’s lines arrive all the same', async ({
  page,
  allow,
}) => {
  const [instrument] = INSTRUMENTS
  if (!instrument) throw new Error('There is no instrument')
  allow(/^not loaded: \/assets\/ComposerPanel-\S+: net::ERR_FAILED$/)
  await page.route('**/assets/ComposerPanel-*.js', (route) => route.abort())
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expect(fields(page).message).not.toHaveValue('')
})

test('lines taken along while a message is on its way stand alone once it was sent', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/fuel')
  let letGo = () => {}
  const answered = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(SEND, async (route) => {
    await answered
    await route.fulfill({ body: 'OK' })
  })
  await open(page, '/contact-us')
  const form = fields(page)
  await form.name.fill('Dana')
  await form.email.fill('ops@example.com')
  await form.message.fill('The first message')
  await form.submit.click()
  await page.locator(`footer a[href="${instrument.path}"]`).click()
  const part = await near(page, instrument)
  await enter(part, instrument.good.enter)
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await expect(form.message).toHaveValue('The first message')
  // Where the lines wait.
  await expect(page.getByLabel('Registration')).toBeVisible()
  letGo()
  await expect(form.message).toHaveValue(instrument.lines)
})

test('a day that was allowed before midnight in Kuwait breaks nothing after it', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/operations')
  await page.clock.install({ time: '2026-11-23T20:58:00Z' })
  await open(page, instrument.path)
  await markDocument(page)
  const part = await near(page, instrument)
  const arrival = part.getByRole('textbox')
  await arrival.fill('2026-11-23')
  await expect(page).toHaveURL(/arrival=2026-11-23/)
  await page.clock.fastForward('10:00')
  await arrival.fill('2026-11-30')
  await expect(page).toHaveURL(/arrival=2026-11-30/)
  await expect(part.getByText(/on Mon.30.Nov/).first()).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})

test('a page left open for days names no day that is past', async ({ page }) => {
  const instrument = instrumentOf('/services/operations')
  await page.clock.install({ time: '2026-12-31T20:58:00Z' })
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const late = part.getByText('Call the desk').first()
  await expect(part.getByRole('textbox')).toHaveAttribute('min', '2026-12-31')
  await expect(late).toBeHidden()
  await page.clock.fastForward(120 * 3_600_000)
  await expect(late).toBeVisible()
  await expect(part.getByRole('textbox')).toHaveAttribute('min', '2027-01-05')
})

test('the lines name the very amount that was typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await part.getByLabel('Amount').fill('12.5')
  await part.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied as plain lines.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UPLIFT {3}12\.5 kg/)
})

test('what was to be taken along, and then was not, is in no later request', async ({ page }) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const letGo = await holdBack(page, '**/assets/contact-us-*.js')
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await page.locator('footer a[href="/about-us"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  letGo()
  await page.locator('footer a[href="/contact-us"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill in the flight' }).click()
  await expect(page.getByLabel('Registration')).toBeVisible()
  await expect(fields(page).message).toHaveValue('')
})

test('Back from a request shows what was sent, however soon it was', async ({ page }) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await part.getByLabel('Amount').fill('23456')
  // A click of the mouse would come later.
  await part.getByRole('link', { name: 'Use in a request' }).dispatchEvent('click')
  await expect(fields(page).message).toHaveValue(/23,456 kg/)
  await page.goBack()
  await near(page, instrument)
  await expect(part.getByLabel('Amount')).toHaveValue('23456')
})

test.describe('while a field is refused', () => {
  test.use({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] })

  test('neither Copy nor a request takes the figures before it: both lead to the field', async ({
    page,
    context,
  }) => {
    const instrument = instrumentOf('/services/fuel')
    await open(page, instrument.path)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    const part = await near(page, instrument)
    const amount = part.getByLabel('Amount')
    const copy = part.getByRole('button', { name: 'Copy' })
    const request = part.getByRole('link', { name: 'Use in a request' })
    for (const [action, text] of [
      [copy, '450000'],
      [request, 'abc'],
    ] as const) {
      await amount.fill(text)
      await action.click()
      await expect(amount).toBeFocused()
      await expect(amount).toBeInViewport()
      await expect(amount).toHaveAccessibleDescription('Enter 0 to 400,000')
      await expect(status(part)).toContainText('Enter 0 to 400,000')
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    expect(new URL(page.url()).pathname).toBe(instrument.path)
    // A new tab takes nothing along.
    const tab = context.waitForEvent('page')
    await request.click({ modifiers: ['Control'] })
    const other = await tab
    await expect(fields(other).message).toHaveValue('')
    await amount.fill('400000')
    await request.click()
    await expect(fields(page).message).toHaveValue(/400,000/)
  })
})

for (const width of [360, 390, 820, 1440]) {
  test(`no line of the rest ruler runs through a word or figure, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/services/transport-hotac')
    const ruler = drawing(page.getByRole('region', { name: 'Rest ruler' }))
    const struck = await ruler.evaluate((svg) => {
      const lines = [...svg.querySelectorAll('line')].map((line) => line.getBoundingClientRect())
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect()
          return lines.some(
            ({ left, top, bottom, width: across }) =>
              across < 2 &&
              left > box.left &&
              left < box.right &&
              top < box.top &&
              bottom > box.bottom,
          )
        })
        .map((text) => text.textContent)
    })
    expect(struck).toEqual([])
  })
}

test.describe('a picture of a whole page', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' })

  // What is far from the window may be left out of the layout only while the page hydrates.
  test('has the map in it, however far from the window that is', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('main [role=img]').first()
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(y).toBeGreaterThan(2 * phone.height)
    const picture = await decode(await page.screenshot({ fullPage: true, scale: 'css' }))
    const colours = new Set<string>()
    for (let across = 0; across < width; across += 2) {
      colours.add(pixel(picture, Math.round(x + across), Math.round(y + height / 2)).join())
    }
    expect(colours.size).toBeGreaterThan(5)
  })
})
