import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { NOTICE, OPTIONAL_DETAILS } from '#tools/settings/optionalContent.ts'
import { holdBack, withoutAv1 } from './support/conditions.ts'
import { contactForm, SEND } from './support/contactForm.ts'
import { fuel, NOW } from './support/tools.ts'
import { findDisorder } from './support/look.ts'
import { mainMenu } from './support/menu.ts'
import { scrollThrough } from './support/scroll.ts'
import { SITE_ORIGIN, WITH_OPTIONS } from './support/servers.ts'
import { desktop, expect, hydrated, open, phone, tablet, test } from './support/test.ts'
import { service } from './support/services.ts'

/** Elements that overflow the window sideways, and boxes that clip their own text. */
const findCutContent = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) {
      found.push(`scrolls to ${document.documentElement.scrollWidth}`)
    }
    /** Whether text is not displayed, visually hidden, or in a box that scrolls. */
    const isExempt = (element: Element) => {
      if (!element.checkVisibility() || element.closest('.splide__track, [role="listbox"]'))
        return true
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(up)
        if (clipPath !== 'none' || (up !== element && ['auto', 'scroll'].includes(overflowX)))
          return true
      }
      return false
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || parent.closest('svg, script') || isExempt(parent))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, bottom } = range.getBoundingClientRect()
      const name = `"${node.nodeValue.trim().slice(0, 30)}"`
      if (right > width + 1 || left < -1) found.push(`${name}: ${left} to ${right}`)
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowY } = getComputedStyle(box)
        if (!['hidden', 'clip'].includes(overflowY)) continue
        if (bottom > box.getBoundingClientRect().bottom + 1) found.push(`${name} is cut`)
      }
    }
    return found
  })

/** Controls that are smaller than `least` pixels in one direction. */
const findSmallControls = (page: Page, least: number) =>
  page.evaluate((minimum) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, [role="tab"]',
    )
    return [...controls].flatMap((control) => {
      // A link whose overlay fills its card is as large as the card; a label presses its checkbox.
      const isStretched = getComputedStyle(control, '::after').position === 'absolute'
      const around = isStretched ? 'li, article' : control.matches('[type=checkbox]') && 'label'
      const target = (around && control.closest(around)) || control
      const { width, height } = target.getBoundingClientRect()
      const isInSentence =
        getComputedStyle(control).display === 'inline' && control.parentElement?.tagName === 'P'
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1
      // The honeypot cannot be seen.
      if (!isSeen || isInSentence || control.closest('[aria-hidden="true"]')) return []
      const name = control.getAttribute('aria-label') || control.innerText || control.outerHTML
      return Math.min(width, height) < minimum - 0.5 ? `${name}: ${width} x ${height}` : []
    })
  }, least)

/** The text spacing that WCAG 1.4.12 requires a page to allow. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
/** A text zoom of 200 %. It does not change media queries. */
const LARGE_LETTERS = ':root { font-size: 200% !important }'

/** 720 px and 320 px are also the widths of a 1440 px window zoomed to 200 % and 450 %. */
const WIDTHS = [320, 390, 720, 820, 1024, 1280, 1440, 2560]
const HEIGHT = 640

/** Expects that nothing is cut with a user style sheet. */
async function expectWholeWith(css: string, page: Page, widths: readonly number[]) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await findCutContent(page), `${width} px, ${css}`).toEqual([])
  }
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
  })
}

/** Doubles every text, as the text-only zoom of a browser does: lengths in rem stay. */
const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    )
    for (const [{ style }, size] of sizes) {
      style.setProperty('font-size', `${2 * size}px`, 'important')
    }
  })

for (const path of [...SITE_PATHS, '/nope', WITH_OPTIONS]) {
  test(`${path} fits every size, also in large letters and wide spacing (9.2)`, async ({
    page,
    allow,
  }) => {
    test.slow()
    if (path === '/nope') allow('not loaded: /nope: 404')
    // Texts depend on the day: in Home's “today in Kuwait”, in the list of closed days, in tools.
    await page.clock.setFixedTime(NOW)
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      expect.soft(await findCutContent(page), `${width} px`).toEqual([])
      expect.soft(await findDisorder(page), `${width} px`).toEqual([])
      // Touch targets must be larger than targets for a mouse.
      const least = width < 500 ? 44 : 24
      const small = await findSmallControls(page, least)
      expect.soft(small, `${width} px, controls below ${least} px`).toEqual([])
    }
    await expectWholeWith(WIDE_SPACING, page, [320, 820, 1440])
    // In narrower windows, letters are enlarged by the browser's setting (below).
    await expectWholeWith(LARGE_LETTERS, page, [390, 820, 1440])
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await doubleTexts(page)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    if (path === WITH_OPTIONS) {
      for (const text of [OPTIONAL_DETAILS.sita, NOTICE.text]) {
        await expect(page.getByText(text)).toBeVisible()
      }
    }
  })
}

test('menus and the notice of a failed message fit every size (9.2)', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\./, /: 500$/)
  await page.route(SEND, (route) => route.fulfill({ status: 500 }))
  const form = contactForm(page)
  await form.open()
  await form.enter()
  await form.send()
  await page.getByRole('link', { name: 'Send it by email' }).waitFor()
  for (const width of [320, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 256 })
    const menu = await mainMenu(page)
    await page.getByRole('button', { name: 'Show services' }).click()
    await expect(menu.getByRole('link', { name: service.name })).toBeVisible()
    expect.soft(await findCutContent(page), `${width} px`).toEqual([])
    await menu.getByRole('link').last().focus()
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  }
})

const SAMPLES = ['/', '/services', '/contact-us', service.link, '/services/airline-representation']

/** What a visitor can set in the browser: the size of letters, and the smallest size. */
for (const { setting, claim, paths, widths, check } of [
  {
    setting: 'defaultFontSize=32',
    claim: 'no text is cut',
    paths: [...SITE_PATHS, '/nope'],
    widths: (path: string) => (['/', '/contact-us'].includes(path) ? [320, 768, 1280] : [320]),
    check: findCutContent,
  },
  {
    setting: 'minimumFontSize=24',
    claim: 'no page scrolls sideways',
    paths: SAMPLES,
    widths: () => [320, 820],
    check: (page: Page) =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : []
      }),
  },
]) {
  test(`${claim} with the browser setting ${setting} (9.2)`, async ({ playwright }, {
    project,
  }) => {
    test.slow()
    const { args = [], ...options } = project.use.launchOptions ?? {}
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...args, `--blink-settings=${setting}`],
    })
    // Without films, which reduced motion stops.
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await open(page, `${SITE_ORIGIN}${path}`)
      for (const width of widths(path)) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await check(page), `${path}, ${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await mainMenu(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'menu').toBe(320)
    await browser.close()
  })
}

/** The sum of all shifts of a visit: stricter than CLS, which is the worst burst. */
const MAX_SHIFT = 0.01

/** Runs before the page's scripts and records each shift with the text that moved. */
function watchShifts() {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number
        sources?: { node: Node | null }[]
      }
      const moved = sources.map(({ node }) => String(node?.textContent || node?.nodeName))
      shifts.push({ value, moved: moved.map((text) => text.slice(0, 60)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test.describe('with films and motion', () => {
  test.use({ films: true, reducedMotion: 'no-preference' })
  for (const [label, viewport, paths] of [
    ['a phone', phone, SITE_PATHS],
    ['a desktop', desktop, [...SITE_PATHS.slice(0, 4), service.link]],
  ] as const) {
    for (const path of paths) {
      test(`${path} has no layout shift from its first paint to its end on ${label} (9.2)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await page.addInitScript(watchShifts)
        await withoutAv1(page)
        // The fonts arrive after the first paint.
        const releaseFonts = await holdBack(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
        releaseFonts()
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        await scrollThrough(page)
        const shifts: { value: number }[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
      })
    }
  }
})

const landscapePhone = { width: 667, height: 375 }

test('the whole header is seen at the top of a page on a phone in landscape (3.2)', async ({
  page,
}) => {
  await page.setViewportSize(landscapePhone)
  await open(page, '/about-us')
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole header is seen at the top of a page on a phone (3.2)', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/about-us')
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })

  test('the header with its open menu scrolls away on phones and tablets (WCAG 2.4.11, 3.1)', async ({
    page,
  }) => {
    for (const viewport of [phone, { width: 600, height: 900 }, { width: 740, height: 1000 }]) {
      await page.setViewportSize(viewport)
      await page.goto('/services/fuel#instrument')
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await expect(page.getByRole('heading', { name: fuel.heading })).toBeInViewport()
    }
    await page.setViewportSize(desktop)
    await page.goto(`${service.link}#instrument`)
    await expect(page.getByRole('banner')).toBeInViewport()
  })
})

test('without popovers the header with its open menu scrolls away on a phone (3.1, 8.3)', async ({
  page,
}) => {
  // Emulates a browser without popovers.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = (await response.text()).replaceAll(
      /not selector\(:popover-open\)/g,
      '(display: block)',
    )
    await route.fulfill({ response, body: css })
  })
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
  })
  await page.setViewportSize(phone)
  await open(page, service.link)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'About Us' })).toBeVisible()
  // The whole header, with all links of the menu.
  const links = page.getByRole('main').getByRole('link')
  for (const link of [links.first(), links.last()]) {
    await link.focus()
    const covered = await link.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return Boolean(document.elementFromPoint(left + 2, top + 2)?.closest('header'))
    })
    expect(covered).toBe(false)
  }
  await expect(banner).not.toBeInViewport()
})

for (const viewport of [phone, tablet, desktop]) {
  test(`Home and a service page show their links to call and to the form without scrolling at ${viewport.width} px (2.2, 2.4)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', service.link]) {
      await open(page, path)
      for (const name of ['Call operations', 'Send a request']) {
        const link = page.getByRole('main').getByRole('link', { name }).first()
        await expect(link, `${name} on ${path}`).toBeInViewport({ ratio: 1 })
      }
    }
  })
}
