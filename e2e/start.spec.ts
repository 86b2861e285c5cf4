import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { holdBack, SCRIPTS, translate } from './support/conditions.ts'
import { contactForm, TYPED } from './support/contactForm.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { DEVELOPMENT_ORIGIN, SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark theme' })
const servicesList = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })

/** @returns the scripts that a page requests, as they come */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return scripts
}

/** @returns the number of documents that a page has loaded since */
function countDocuments(page: Page) {
  const count = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.documents += 1
  })
  return count
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

test('scripts do not wait for the load event when the visitor acts (11.1)', async ({ page }) => {
  const release = await holdBack(page, '**/media/hero-*')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await toDark(page).click()
  await hydrated(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
})

test('buttons pressed before hydration act once after it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/services/fuel')
  await toDark(page).click()
  await toDark(page).click()
  await page.getByRole('button', { name: 'Show services' }).click()
  await page.getByRole('button', { name: 'Copy this list' }).click()
  release()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible()
  await expect(servicesList(page)).toBeVisible()
})

test('the services list opens when the pointer already rests there', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  release()
  await expect(servicesList(page)).toBeVisible()
})

test('a phone’s menu that was opened before hydration can be closed after it', async ({ page }) => {
  await page.setViewportSize(phone)
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  const menu = await mainMenu(page)
  await expect(menu).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

/** Changes that extensions and translators make before hydration. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a telephone number is wrapped': (page) =>
    page.locator('header a[href^="tel:"]').evaluate((link) => {
      const span = document.createElement('span')
      span.append(...link.childNodes)
      link.append(span)
    }),
  'a translator has wrapped all words': (page) => page.evaluate(translate),
  'a password manager has inserted an icon': (page) =>
    page
      .locator('form input, fieldset input')
      .first()
      .evaluate((input) => input.before(document.createElement('com-icon'))),
}

for (const [what, change] of Object.entries(changes)) {
  test(`typed texts, the focus and the head survive when ${what} before hydration (4.9, 8.4)`, async ({
    page,
    allow,
  }) => {
    // React reports that it renders the page again.
    allow(/Minified React error #418/)
    const openChanged = async (path: string, fill: () => Promise<void>) => {
      const release = await holdBack(page, SCRIPTS)
      await page.goto(path)
      await change(page)
      await fill()
      release()
      await hydrated(page)
      await page.unroute(SCRIPTS)
    }
    await test.step('in an instrument', async () => {
      const amount = page.getByLabel('Amount')
      await openChanged('/services/fuel', () => amount.fill('1234'))
      await expect(amount).toBeFocused()
      await amount.press('5')
      await expect(amount).toHaveValue('12345')
    })
    await test.step('in the form', async () => {
      const form = contactForm(page)
      await openChanged('/contact-us', () => form.enter())
      await form.expectValues(TYPED)
      await expect(form.message).toBeFocused()
      for (const [tag, count] of Object.entries({
        'meta[name=viewport]': 1,
        'link[rel=canonical]': 1,
        'meta[name=description]': 1,
        'meta[property^="og:"]': 10,
        'script[type="application/ld+json"]': 1,
        'link[rel=icon]': 2,
        'meta[name="theme-color"][media=all]': 1,
      })) {
        await expect(page.locator(`head > ${tag}`)).toHaveCount(count)
      }
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await follow(page, 'About Us')
      await follow(page, 'Contact Us')
      await form.expectValues(TYPED)
    })
  })
}

test.describe('in the development build, which reports mismatches', () => {
  test.use({ baseURL: DEVELOPMENT_ORIGIN })

  for (const path of [...SITE_PATHS, '/nope']) {
    test(`${path} hydrates in place without a mismatch`, async ({ page, allow }) => {
      allow(/^info: %cDownload the React DevTools/)
      if (path === '/nope') allow('not loaded: /nope: 404')
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      const release = await holdBack(page, SCRIPTS)
      await page.goto(path)
      const names = ['html', 'header', 'main', 'h1', 'footer']
      for (const name of names) {
        // As a property, because an attribute would itself be a mismatch.
        await page
          .locator(name)
          .first()
          .evaluate((element) => Object.assign(element, { before: 1 }))
      }
      release()
      await hydrated(page)
      for (const name of names) {
        await expect(page.locator(name).first()).toHaveJSProperty('before', 1)
      }
      await expect(page.locator('html')).toHaveClass('dark')
    })
  }
})

test.describe('without its code (8.2)', () => {
  test.use({ viewport: phone })

  test('a page reads, its menu opens and its links lead on', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/\S+: net::ERR_FAILED$/, /^error: Failed to fetch/)
    await page.route(SCRIPTS, (route) => route.abort())
    const count = countDocuments(page)
    await page.goto('/contact-us')
    await expect(contactForm(page).submit).toBeDisabled()
    await expect(page.getByRole('main').getByRole('link', { name: '+965' }).first()).toBeVisible()
    const menu = await mainMenu(page)
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(title(page, 'About Us')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(count.documents).toBe(2)
  })

  test('a link loads the next page once, then says that it is missing', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/\S+: 404$/, /^error: (?:TypeError: )?Failed to fetch/)
    const followWithoutCode = async () => {
      await open(page, '/')
      await page.waitForLoadState('networkidle')
      await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
    }
    await followWithoutCode()
    await expect(title(page, 'Catering')).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)

    await page.unroute(SCRIPTS)
    await followWithoutCode()
    const main = page.getByRole('main')
    await expect(main.getByText('This page did not load')).toBeVisible()
    await expect(main.getByRole('link', { name: '+965 2000 0000' })).toBeVisible()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(title(page, 'Catering')).toBeVisible()
  })
})

test('a copy of a page at another address stays as it was prerendered (8.4)', async ({ page }) => {
  const scripts = watchScripts(page)
  const addresses = ['/preview/42/contact-us', '/contact-us.html', '/CONTACT-US']
  for (const address of addresses) {
    await page.route(`**${address}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${SITE_ORIGIN}/contact-us` }) }),
    )
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(title(page, 'Contact Us')).toBeVisible()
  }
  expect([...scripts]).toEqual([])
  await follow(page, 'About Us')
})
