import type { Browser, Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { SERVICE_SLUGS, SITE_PATHS, toServicePath } from '#content/paths.ts'
import { afterRequests, holdBack, SCRIPTS, translate } from './support/conditions.ts'
import { contactForm, TYPED } from './support/contactForm.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { DEVELOPMENT_ORIGIN, SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'
import { service } from './support/services.ts'

test.use({ viewport: desktop, films: true, reducedMotion: 'no-preference' })

const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark theme' })

/** @returns the scripts that a page requests, as they come */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return scripts
}

test('scripts are requested after the first paint (11.1)', async ({ page }) => {
  const scripts = watchScripts(page)
  // The browser paints nothing without the stylesheet.
  const release = await holdBack(page, '**/*.css')
  const picture = page.waitForResponse(/hero.*\.avif$/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await picture).finished()
  expect([...scripts]).toEqual([])
  release()
  await hydrated(page)
  expect(scripts.size).toBeGreaterThan(3)
})

for (const [what, files] of [
  ['font', '**/fonts/*'],
  ['picture', '**/media/*.avif'],
] as const) {
  test(`a page starts although a ${what} never comes (11.1)`, async ({ page }) => {
    await page.clock.install()
    await page.route(files, () => {})
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
    await page.clock.runFor('00:10')
    await hydrated(page)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  })
}

test('each press before the load event acts once after hydration (11.1)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const releasePictures = await holdBack(page, `**/media/${service.slug}-*`)
  const releaseScripts = await holdBack(page, SCRIPTS)
  await page.goto(service.link, { waitUntil: 'domcontentloaded' })
  await toDark(page).click()
  await toDark(page).click()
  await page.getByRole('button', { name: 'Copy this list' }).click()
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Services', exact: true }).hover()
  releaseScripts()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible()
  // The pointer entered before hydration, so no event reports it.
  await expect(banner.getByRole('link', { name: service.name })).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  releasePictures()
})

test('a menu that was opened before hydration can be closed afterwards on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  const menu = await mainMenu(page)
  await expect(menu).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

/**
 * @returns the tags in the head that describe the page, without those that load its code, and without the
 * descriptions for crawlers, which React removes from a changed page
 */
const headTags = (page: Page) =>
  page
    .locator('head > :is(title, meta, [rel=canonical], [rel=icon], [rel=manifest], script[type])')
    .and(page.locator(':not([name=description], [property], [name^="twitter:"])'))
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).toSorted())

/** Changes that extensions and translators make before hydration. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a translator has wrapped all words': (page) => page.evaluate(translate),
  'a password manager has inserted an icon': (page) =>
    page
      .locator('form input')
      .first()
      .evaluate((input) => input.before(document.createElement('com-icon'))),
}

for (const [what, change] of Object.entries(changes)) {
  test(`the page works, and keeps its head, when ${what} before hydration (8.4)`, async ({
    page,
    allow,
  }) => {
    // React reports that it renders the page again.
    allow(/Minified React error #418/)
    const form = contactForm(page)
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/contact-us')
    await change(page)
    const prerendered = await headTags(page)
    release()
    await hydrated(page)
    expect(await headTags(page)).toEqual(prerendered)
    await form.enter()
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await follow(page, 'About Us')
    await follow(page, 'Contact Us')
    await form.expectValues(TYPED)
  })
}

test.describe('in the development build, which reports mismatches', () => {
  test.use({ baseURL: DEVELOPMENT_ORIGIN })

  test('every page hydrates in place without a mismatch (11.1)', async ({ page, watch, allow }) => {
    test.slow()
    allow('not loaded: /nope: 404')
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    for (const path of ['/nope', ...SITE_PATHS]) {
      await test.step(path, async () => {
        const release = await holdBack(page, SCRIPTS)
        await page.goto(path)
        const prerendered = await page.locator('h1').elementHandle()
        release()
        await hydrated(page)
        expect(await prerendered?.evaluate((heading) => heading.isConnected)).toBe(true)
        await expect(page.locator('html')).toHaveClass('dark')
        await page.unroute(SCRIPTS)
        expect(watch.complaints).toEqual(['not loaded: /nope: 404'])
      })
    }
  })

  test('a page is marked as hydrated only after its tool', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const { dataset } = document.documentElement
        if (dataset.hydrated === undefined) return
        observer.disconnect()
        // Prerendered, the link to the form has no figures.
        dataset.tool = document.querySelector('#instrument a[href^="/contact-us#"]') ? 'first' : ''
      }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
    })
    for (const slug of SERVICE_SLUGS) {
      await open(page, toServicePath(slug))
      await expect(page.locator('html'), slug).toHaveAttribute('data-tool', 'first')
    }
  })
})

test.describe('without its code (8.2)', () => {
  test.use({ viewport: phone })

  test('the links of a page lead on', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/\S+: net::ERR_FAILED$/, /^error: Failed to fetch/)
    await page.route(SCRIPTS, (route) => route.abort())
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('/contact-us')
    await expect(contactForm(page).submit).toBeHidden()
    const menu = await mainMenu(page)
    const failed = page.waitForEvent('pageerror')
    await menu.getByRole('link', { name: 'About Us' }).click()
    await failed
    await expect(title(page, 'About Us')).toBeVisible()
    await afterRequests(page)
    expect(loads).toBe(2)
  })

  test('Back shows the previous page', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/\S+: net::ERR_FAILED$/, /^error: Failed to fetch/)
    await open(page, '/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(title(page, 'Contact Us')).toBeFocused()
    await page.route(SCRIPTS, (route) => route.abort())
    await page.reload()
    await page.goBack()
    await expect(title(page, 'About Us')).toBeVisible()
  })

  test('a link reports missing code only after a full page load has not helped', async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/assets\/\S+: 404$/, /^error: (?:TypeError: )?Failed to fetch/)
    const followWithoutCode = async () => {
      await open(page, '/')
      await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }))
      await page.getByRole('contentinfo').getByRole('link', { name: service.name }).click()
    }
    await followWithoutCode()
    await expect(title(page, service.name)).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)

    await page.unroute(SCRIPTS)
    await followWithoutCode()
    const main = page.getByRole('main')
    await expect(main.getByText('This page did not load')).toBeVisible()
    await expect(main.getByRole('link', { name: company.phone.display })).toBeVisible()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(title(page, service.name)).toBeVisible()
  })
})

/** @returns what a visitor without JavaScript reads at a path */
async function readWithoutJavaScript(browser: Browser, path: string) {
  const options = { baseURL: SITE_ORIGIN, viewport: desktop, javaScriptEnabled: false }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(path)
  const text = await page.locator('body').innerText()
  await context.close()
  return text
}

/** Runs in the page: a part that listens to the event of the window throws. */
function refuseListeners(refused: string) {
  window.addEventListener = new Proxy(window.addEventListener, {
    apply(listen, target, details: [string]) {
      if (details[0] === refused) throw new TypeError('blocked')
      return Reflect.apply(listen, target, details)
    },
  })
}

type Fault = {
  path?: string
  /** The complaints of the page. */
  allowed: readonly RegExp[]
  provoke: (page: Page) => Promise<unknown>
}
const BLOCKED = [/^error: TypeError: blocked/]
const faults: Record<string, Fault> = {
  'its code is missing': {
    allowed: [/^not loaded: \/assets\/\S+: net::ERR_FAILED$/, /^error: Failed to fetch/],
    provoke: (page) => page.route(SCRIPTS, (route) => route.abort()),
  },
  'its code never comes': {
    allowed: [],
    async provoke(page) {
      await page.clock.install()
      await page.route(SCRIPTS, () => {})
      page.on('load', () => void page.clock.runFor('01:00'))
    },
  },
  'the router cannot load': {
    allowed: [/^error: blocked$/],
    provoke: (page) =>
      page.addInitScript(() => {
        window.AbortController = function () {
          throw new TypeError('blocked')
        } as never
      }),
  },
  'media queries cannot be watched': {
    allowed: [/^error: TypeError: \S+ is not a function/],
    provoke: (page) =>
      page.addInitScript(() => Object.assign(window, { matchMedia: () => ({ matches: false }) })),
  },
  'a layout effect of the header throws': {
    allowed: BLOCKED,
    provoke: (page) => page.addInitScript(refuseListeners, 'storage'),
  },
  'an effect of today in Kuwait on Home throws': {
    path: '/',
    allowed: BLOCKED,
    provoke: (page) => page.addInitScript(refuseListeners, 'visibilitychange'),
  },
  'an effect of the form throws': {
    path: '/contact-us',
    allowed: BLOCKED,
    provoke: (page) => page.addInitScript(refuseListeners, 'hashchange'),
  },
}

for (const [what, { path = '/services/fuel', allowed, provoke }] of Object.entries(faults)) {
  test(`a page reads as without JavaScript when ${what} (8.2)`, async ({
    page,
    browser,
    allow,
  }) => {
    allow(...allowed)
    await provoke(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(path)
    const expected = await readWithoutJavaScript(browser, path)
    await expect.poll(() => page.locator('body').innerText()).toBe(expected)
    await afterRequests(page)
    expect(loads).toBeLessThanOrEqual(2)
  })
}

/** Encodes the last letter of a path. */
const encode = (path: string) =>
  `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`

for (const [address, path] of [
  ['//contact-us/', '/contact-us'],
  [`${encode(service.link)}?a=1#instrument?a=5`, `${service.link}?a=1#instrument?a=5`],
] as const) {
  test(`a page that a host serves at ${address} hydrates at its own address (12.2)`, async ({
    page,
  }) => {
    const { pathname } = new URL(SITE_ORIGIN + address)
    await page.route(
      (url) => url.pathname === pathname,
      async (route) => route.fulfill({ response: await route.fetch({ url: SITE_ORIGIN + path }) }),
    )
    await open(page, SITE_ORIGIN + address)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  })
}

test('a link whose # a mail gateway has encoded leads to the page with its figures (5.1)', async ({
  page,
  allow,
}) => {
  allow(/^not loaded: \/services\/fuel%23\S+: 404$/)
  const figures = 'amount=2500&unit=kg&product=jetA1&temperature=15&basis=at15&density=800&end='
  await page.goto(`/services/fuel%23instrument?${figures}`)
  await expect(page.getByLabel('Amount')).toHaveValue('2500')
})

test('a copy of a page at another address is a page without scripts (8.4)', async ({ page }) => {
  const scripts = watchScripts(page)
  const addresses = ['/preview/42/contact-us', '/contact-us.html', '/CONTACT-US']
  for (const address of addresses) {
    await page.route(`**${address}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${SITE_ORIGIN}/contact-us` }) }),
    )
    await page.goto(address)
    await expect(title(page, 'Contact Us')).toBeVisible()
    await expect(contactForm(page).submit).toBeHidden()
    // A key press would start the scripts at once.
    await page.keyboard.press('Shift')
    await afterRequests(page)
  }
  expect([...scripts]).toEqual([])
  await follow(page, 'About Us')
})
