import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { SEND, send, type } from './support/contactForm.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, open, phone, settled, test } from './support/test.ts'

const PATHS = SITE_PATHS
test.use({ contextOptions: { reducedMotion: 'reduce' }, films: true })

/** What sticks out sideways, and boxes that cut their own text. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`
    /** What is in a box that scrolls by itself, or is not shown, is not cut. */
    const hidden = (element: Element) => {
      if (!element.checkVisibility()) return true
      if (element.closest('.splide__track, [role="listbox"]')) return true
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true
      }
      return false
    }
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) {
      found.push(`scrolls to ${document.documentElement.scrollWidth}`)
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || hidden(element)) continue
      const style = getComputedStyle(element)
      if (style.clipPath !== 'none') continue
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const rect = element.getBoundingClientRect()
      let inClip = false
      for (let up: Element | null = element; up; up = up.parentElement) {
        inClip ||= getComputedStyle(up).clipPath !== 'none'
      }
      if (ownText && !inClip && (rect.right > width + 1 || rect.left < -1)) {
        found.push(`${name(element)} from ${Math.round(rect.left)} to ${Math.round(rect.right)}`)
      }
      const clips = ['hidden', 'clip'].includes(style.overflowY) || style.overflowX === 'hidden'
      if (clips && !inClip && element.innerText.trim()) {
        const words = [...element.querySelectorAll('h1, h2, h3, p, a, span, button')]
        const box = element.getBoundingClientRect()
        for (const word of words) {
          const inner = word.getBoundingClientRect()
          if (!hidden(word) && inner.height > 1 && inner.bottom > box.bottom + 1) {
            found.push(`${name(word)} is cut by its ${element.className}`)
          }
        }
      }
    }
    return found
  })

for (const [label, viewport, scale] of [
  ['320 px, which is 1280 px at 400 %', { width: 320, height: 256 }, 1],
  ['640 px, which is 1280 px at 200 %', { width: 640, height: 450 }, 2],
  ['2560 px', { width: 2560, height: 1440 }, 1],
] as const) {
  test.describe(label, () => {
    test.use({ viewport, deviceScaleFactor: scale })
    test('nothing scrolls sideways or is cut', async ({ page }) => {
      test.slow()
      for (const path of PATHS) {
        await page.goto(path)
        expect.soft(await cut(page), path).toEqual([])
      }
    })
  })
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  test('the whole menu can be reached', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Show services' }).click()
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await cut(page)).toEqual([])
  })

  test('what stands below the form after a failure fits', async ({ page, allow }) => {
    allow(/^error: The contact message was not sent\./, /: 500$/)
    await page.route(SEND, (route) => route.fulfill({ status: 500 }))
    await open(page, '/contact-us')
    await type(page)
    await send(page)
    await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
    expect(await cut(page)).toEqual([])
  })
})

/** Letters, words and lines as far apart as WCAG 1.4.12 has them. */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

test('where spaced letters make the header higher, an open menu leaves its button free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/')
  await space(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

for (const viewport of [{ width: 320, height: 640 }, { width: 360, height: 640 }, phone, desktop]) {
  test(`text spacing of WCAG 1.4.12 cuts nothing, ${viewport.width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of PATHS) {
      await page.goto(path)
      await space(page)
      expect.soft(await cut(page), path).toEqual([])
    }
  })
}

test('no title is broken within a word, even where a system gives letters whole pixels', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    await title.evaluate((element) => {
      element.style.letterSpacing = 'calc(-0.02em + 0.5px)'
    })
    for (const width of [320, 390, 820, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await title.evaluate(brokenWords), `${path}, ${width} px`).toEqual([])
    }
  }
})

/** @returns the words of an element that run over more than one line */
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

test('where the browser sets letters twice as large, the header is whole and nothing sticks out', async ({
  playwright,
}, { project }) => {
  const { args = [], ...options } = project.use.launchOptions ?? {}
  const larger = '--blink-settings=defaultFontSize=32'
  const browser = await playwright.chromium.launch({ ...options, args: [...args, larger] })
  for (const width of [768, 1024, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    for (const path of ['/', '/contact-us', '/services/fuel']) {
      await page.goto(`${SITE_ORIGIN}${path}`)
      const found = await page.evaluate(() => {
        const logos = [...document.querySelectorAll('header img')]
        const widths = logos.map((logo) => logo.getBoundingClientRect().width)
        return { page: document.documentElement.scrollWidth, logo: Math.max(...widths) }
      })
      expect.soft(found.page, `${path}, ${width} px`).toBe(width)
      expect.soft(found.logo, `${path}, ${width} px`).toBeGreaterThan(200)
    }
  }
  await browser.close()
})

for (const size of [24, 32]) {
  test(`with letters of ${size} px in the browser's settings a phone cuts nothing`, async ({
    playwright,
  }, { project }) => {
    const { args = [], ...options } = project.use.launchOptions ?? {}
    const larger = `--blink-settings=defaultFontSize=${size}`
    const browser = await playwright.chromium.launch({ ...options, args: [...args, larger] })
    const page = await browser.newPage()
    for (const path of ['/', '/services', '/contact-us', '/services/transport-hotac', '/nope']) {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${SITE_ORIGIN}${path}`)
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(a, button), footer :is(a, button)')]
            .filter((control) => control.checkVisibility() && control.closest('.splide') === null)
            .filter((control) => {
              const text = document.createRange()
              text.selectNodeContents(control)
              return text.getBoundingClientRect().right > innerWidth
            })
            .map((control) => control.textContent),
        )
        expect.soft(beyond, `${path}, ${width} px`).toEqual([])
        const all = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(all, `${path}, ${width} px`).toBe(width)
      }
    }
    await browser.close()
  })
}

test('zoomed to 200 %, each title is larger to the eye', async ({ browser }) => {
  const sizes = async (viewport: typeof desktop, scale: number, path: string) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
    await page.goto(path)
    const found = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((titles) => titles.map((title) => parseFloat(getComputedStyle(title).fontSize)))
    await page.close()
    return found.map((size) => size * scale)
  }
  for (const path of ['/', '/services', '/about-us', '/services/fuel', '/nope']) {
    const whole = await sizes(desktop, 1, `${SITE_ORIGIN}${path}`)
    const half = { width: desktop.width / 2, height: desktop.height / 2 }
    const zoomed = await sizes(half, 2, `${SITE_ORIGIN}${path}`)
    expect(whole.length).toBeGreaterThan(0)
    for (const [index, size] of whole.entries()) {
      expect.soft((zoomed[index] ?? 0) / size, `${path} ${index}`).toBeGreaterThan(1.15)
    }
  }
})

for (const viewport of [phone, desktop]) {
  test(`everything to press is large enough, ${viewport.width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of PATHS) {
      await open(page, path)
      if (path === '/') {
        await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
        await page.getByRole('tab').first().waitFor()
      }
      const small = await page.evaluate(
        (least) => {
          const controls = document.querySelectorAll<HTMLElement>(
            'a[href], button, input, textarea, select, [role="tab"]',
          )
          return [...controls].flatMap((control) => {
            // A link whose overlay fills its card is as large as the card.
            const stretched = getComputedStyle(control, '::after').position === 'absolute'
            // A box to tick is pressed by its label too.
            const around = stretched ? 'li, article' : control.matches('[type=checkbox]') && 'label'
            const target = (around && control.closest(around)) || control
            const { width, height } = target.getBoundingClientRect()
            const style = getComputedStyle(control)
            const inSentence = style.display === 'inline' && control.parentElement?.tagName === 'P'
            const seen = control.checkVisibility({ visibilityProperty: true })
            // The field of the honeypot and the skip link are out of sight until they are used.
            if (!seen || inSentence || width <= 1 || control.closest('[aria-hidden="true"]'))
              return []
            if (Math.min(width, height) >= least - 0.5) return []
            const name =
              control.getAttribute('aria-label') || control.innerText || control.outerHTML
            return `${name}: ${Math.round(width)} x ${Math.round(height)}`
          })
        },
        viewport.width < 768 ? 44 : 24,
      )
      expect.soft(small, path).toEqual([])
    }
  })
}

test('under reduced motion nothing moves', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    addEventListener('play', () => begun.push('film'), true)
    Object.defineProperty(Element.prototype, 'animate', {
      value(this: Element) {
        begun.push(`animation of ${this.className}`)
      },
    })
  })
  for (const path of PATHS) {
    await open(page, path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await settled(page)
    expect(
      await page.evaluate(() => (window as Window & { begun?: string[] }).begun),
      path,
    ).toEqual([])
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map((animation) => `${animation.playState} animation`),
      ...[...document.querySelectorAll('video')].flatMap((film) => (film.paused ? [] : 'film')),
    ])
    expect(moving, path).toEqual([])
  }
})

test('without pictures their words can be read', async ({ page, allow }) => {
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
    expect(await cut(page), path).toEqual([])
  }
})

for (const width of [768, 820, 1024, 1280, 1440]) {
  test(`${width} px: the open services menu lies in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/services/fuel')
    await page.getByRole('button', { name: 'Show services' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fueling' }),
    ).toBeVisible()
    expect(await cut(page)).toEqual([])
  })
}
