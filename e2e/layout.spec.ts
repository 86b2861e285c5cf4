import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { openForm, SEND, send, type } from './support/contactForm.ts'
import { mainMenu, profileDialog, profileLink } from './support/menu.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, films: true })

/** Elements that overflow the window sideways, and boxes that clip their own text. */
const findCutContent = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`
    /** Ignores content that is not displayed or lies in a box with its own scrolling. */
    const hidden = (element: Element) => {
      if (!element.checkVisibility()) return true
      if (element.closest('.splide__track, [role="listbox"]')) return true
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true
      }
      return false
    }
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) {
      found.push(`scrolls to ${document.documentElement.scrollWidth}`)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('body :not(svg, svg *)')) {
      if (hidden(element) || isClipped(element)) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      // The text may be wider than the box of its element.
      const content = document.createRange()
      content.selectNodeContents(element)
      const boxes = [element, content].map((part) => part.getBoundingClientRect())
      const left = Math.min(...boxes.map((box) => box.left))
      const right = Math.max(...boxes.map((box) => box.right))
      if (ownText && (right > width + 1 || left < -1)) {
        found.push(`${name(element)} from ${Math.round(left)} to ${Math.round(right)}`)
      }
      const { bottom } = element.getBoundingClientRect()
      if (!['hidden', 'clip'].includes(overflowY) && overflowX !== 'hidden') continue
      for (const word of element.querySelectorAll('h1, h2, h3, p, a, span, button')) {
        const inner = word.getBoundingClientRect()
        if (!hidden(word) && inner.height > 1 && inner.bottom > bottom + 1) {
          found.push(`${name(word)} is cut by its ${element.className}`)
        }
      }
    }
    return found
  })

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  test('every link of the phone menu can be reached', async ({ page }) => {
    await open(page, '/')
    const menu = await mainMenu(page)
    await page.getByRole('button', { name: 'Show services' }).click()
    const last = menu.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await findCutContent(page)).toEqual([])
  })

  test('the notice below the form after a failure fits', async ({ page, allow }) => {
    allow(/^error: The contact message was not sent\./, /: 500$/)
    await page.route(SEND, (route) => route.fulfill({ status: 500 }))
    await openForm(page)
    await type(page)
    await send(page)
    await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
    expect(await findCutContent(page)).toEqual([])
  })
})

/** Applies the text spacing of WCAG 1.4.12. */
const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

test('the control of the first film covers no text on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/')
  const lead = await page.getByText(/^We arrange permits/).boundingBox()
  const control = await page.getByRole('button', { name: 'Play film' }).first().boundingBox()
  expect(control?.y).toBeGreaterThanOrEqual((lead?.y ?? Number.NaN) + (lead?.height ?? 0))
})

test('the open menu leaves its button free in a higher header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/')
  await applyTextSpacing(page)
  const menu = await mainMenu(page)
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

/** @returns the words of an element that are broken over several lines */
function brokenWords(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

for (const size of [24, 32]) {
  test(`a default font size of ${size} px in the browser cuts nothing`, async ({ playwright }, {
    project,
  }) => {
    test.slow()
    const { args = [], ...options } = project.use.launchOptions ?? {}
    const larger = `--blink-settings=defaultFontSize=${size}`
    const browser = await playwright.chromium.launch({ ...options, args: [...args, larger] })
    const page = await browser.newPage()
    for (const path of [
      '/',
      '/services',
      '/services/airline-representation',
      '/services/operations',
      '/services/transport-hotac',
      '/contact-us',
      '/nope',
    ]) {
      await page.goto(`${SITE_ORIGIN}${path}`)
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findCutContent(page), `${path}, ${width} px`).toEqual([])
        // The header gives its logo the room that it needs at this size.
        if (width < 768 || size === 24) continue
        const logo = await page.locator('header img:visible').boundingBox()
        expect.soft(logo?.width, path).toBeGreaterThan(200)
      }
    }
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, `${SITE_ORIGIN}/services/transport-hotac`)
    await test.step('Shift+Tab never leaves the focus under a header of several lines', async () => {
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      for (let stop = 0; stop < 16; stop++) {
        await page.keyboard.press('Shift+Tab')
        const covered = await page.evaluate(() => {
          const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
          const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
          return top < bottom ? document.activeElement?.outerHTML : undefined
        })
        expect.soft(covered, `stop ${stop}`).toBeUndefined()
      }
    })
    await test.step('the service of a request is not cut', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, `${SITE_ORIGIN}/contact-us?service=private-jets-charter`)
      const select = page.getByLabel('Service', { exact: true })
      // The native control keeps to one line, so its height tells that the words wrap.
      await expect.poll(async () => (await select.boundingBox())?.height).toBeGreaterThan(4 * size)
    })
    await test.step('the open menu and the profile dialog fit', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await mainMenu(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await profileLink(page).click()
      const heading = profileDialog(page).getByRole('heading')
      expect.soft(await heading.evaluate(brokenWords)).toEqual([])
    })
    await browser.close()
  })
}

/** @returns the font sizes of the titles on a page, in CSS pixels */
const titleSizes = (page: Page) =>
  page
    .locator('main :is(h1, h2)')
    .evaluateAll((titles) => titles.map((title) => parseFloat(getComputedStyle(title).fontSize)))

/** Controls that are smaller than `least` pixels in one direction. */
const smallControls = (page: Page, least: number) =>
  page.evaluate((minimum) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, [role="tab"]',
    )
    return [...controls].flatMap((control) => {
      // A link whose overlay fills its card is as large as the card.
      const stretched = getComputedStyle(control, '::after').position === 'absolute'
      // A checkbox can be pressed by its label too.
      const around = stretched ? 'li, article' : control.matches('[type=checkbox]') && 'label'
      const target = (around && control.closest(around)) || control
      const { width, height } = target.getBoundingClientRect()
      const style = getComputedStyle(control)
      const inSentence = style.display === 'inline' && control.parentElement?.tagName === 'P'
      const seen = control.checkVisibility({ visibilityProperty: true })
      // The honeypot and the skip link cannot be seen until they are used.
      if (!seen || inSentence || width <= 1 || control.closest('[aria-hidden="true"]')) return []
      if (Math.min(width, height) >= minimum - 0.5) return []
      const name = control.getAttribute('aria-label') || control.innerText || control.outerHTML
      return `${name}: ${Math.round(width)} x ${Math.round(height)}`
    })
  }, least)

/** Records every film and animation that starts. */
function recordMotion() {
  const started: string[] = []
  Object.assign(window, { started })
  addEventListener('play', () => started.push('film'), true)
  Object.defineProperty(Element.prototype, 'animate', {
    value(this: Element) {
      started.push(`animation of ${this.className}`)
    },
  })
}
const recordedMotion = (page: Page) =>
  page.evaluate(() => [
    ...((window as Window & { started?: string[] }).started ?? ['not recorded']),
    ...document.getAnimations().map(({ playState }) => `${playState} animation`),
    ...[...document.querySelectorAll('video')].flatMap((film) => (film.paused ? [] : 'film')),
  ])

for (const path of [...SITE_PATHS, '/nope']) {
  test(`${path} fits every size and is still under reduced motion`, async ({ page, allow }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    await page.setViewportSize(desktop)
    await page.addInitScript(recordMotion)
    await open(page, path)

    await test.step('nothing moves under reduced motion', async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await settled(page)
      if (path === '/') {
        await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
        await page.getByRole('tab').first().waitFor()
      }
      expect.soft(await recordedMotion(page)).toEqual([])
    })
    await test.step('every title looks larger when the page is zoomed to 200 %', async () => {
      const whole = await titleSizes(page)
      expect(whole.length).toBeGreaterThan(0)
      // Zoomed, the same window has half as many CSS pixels, each of twice the size.
      await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 })
      for (const [index, size] of (await titleSizes(page)).entries()) {
        expect.soft((2 * size) / (whole[index] ?? 0), `title ${index}`).toBeGreaterThan(1.15)
      }
    })
    for (const [viewport, least] of [
      [desktop, 24],
      [phone, 44],
    ] as const) {
      await test.step(`controls are large enough at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        expect.soft(await smallControls(page, least)).toEqual([])
      })
    }
    // 320 px and 640 px are a window of 1280 px at 400 % and 200 %.
    for (const [width, height] of [
      [320, 256],
      [640, 450],
      [2560, 1440],
    ] as const) {
      await test.step(`nothing is cut or scrolls sideways at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        expect.soft(await findCutContent(page), `${width} px`).toEqual([])
      })
    }
    const title = page.getByRole('heading', { level: 1 })
    await test.step('no word of the title breaks, even if letters take whole pixels', async () => {
      await title.evaluate((element) => {
        element.style.letterSpacing = 'calc(-0.02em + 0.5px)'
      })
      for (const width of [320, 390, 820, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await title.evaluate(brokenWords), `${width} px`).toEqual([])
      }
      await title.evaluate((element) => element.removeAttribute('style'))
    })
    await test.step('text spacing of WCAG 1.4.12 cuts nothing', async () => {
      await applyTextSpacing(page)
      for (const width of [320, 360, 390, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await findCutContent(page), `${width} px`).toEqual([])
      }
    })
  })
}

test('alternative texts can be read when pictures do not load', async ({ page, allow }) => {
  allow(/^not loaded: \/media\/\S+: net::ERR_FAILED$/)
  await page.route('**/*.{avif,webp,jpg,png}', (route) => route.abort())
  for (const path of ['/', '/services', '/about-us', '/services/fuel']) {
    await page.goto(path)
    const silent = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => image.alt && image.checkVisibility())
        .filter((image) => image.getBoundingClientRect().height < 24)
        .map((image) => image.alt),
    )
    expect(silent, path).toEqual([])
    expect(await findCutContent(page), path).toEqual([])
  }
})

test('the open services menu lies in the window at every width', async ({ page }) => {
  await open(page, '/services/fuel')
  for (const width of [768, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const closed = page.getByRole('button', { name: 'Show services' })
    if (await closed.isVisible()) await closed.click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fueling' }),
    ).toBeVisible()
    expect.soft(await findCutContent(page), `${width} px`).toEqual([])
  }
})
