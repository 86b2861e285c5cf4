import type { Page } from '@playwright/test'
import { fields } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

const SCRIPTS = '**/assets/*.js'
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

test('scripts and films are requested after the first paint', async ({ page }) => {
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

test('scripts do not wait for the load event when the visitor acts', async ({ page }) => {
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

test.describe('without its code', () => {
  test.use({ viewport: phone })

  test('a page reads, its menu opens and its links lead on', async ({ page, allow }) => {
    allow(/^not loaded: \/assets\/\S+: net::ERR_FAILED$/, /^error: Failed to fetch/)
    await page.route(SCRIPTS, (route) => route.abort())
    const count = countDocuments(page)
    await page.goto('/contact-us')
    await expect(fields(page).submit).toBeDisabled()
    await expect(page.getByRole('main').getByRole('link', { name: '+965' }).first()).toBeVisible()
    const menu = await mainMenu(page)
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(title(page, 'About Us')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(count.documents).toBe(2)
  })

  test('a page reads without any one of its scripts, and loads once', async ({ page, allow }) => {
    test.slow()
    allow(/^not loaded: \/assets\/\S+: 404$/, /^error: Failed to fetch/)
    const scripts = watchScripts(page)
    await open(page, '/services/catering')
    const all = [...scripts]
    expect(all.length).toBeGreaterThan(3)
    for (const script of all) {
      await page.route(script, (route) => route.fulfill({ status: 404 }))
      const count = countDocuments(page)
      await page.goto('/services/catering')
      await page.waitForLoadState('networkidle')
      await expect(title(page, 'Catering')).toBeVisible()
      expect(count.documents).toBe(1)
      await page.unroute(script)
    }
  })

  test('a link to a page whose code is gone loads it once, then says so', async ({
    page,
    allow,
  }) => {
    allow(/^not loaded: \/assets\/\S+: 404$/, /^error: (?:TypeError: )?Failed to fetch/)
    const kept = watchScripts(page)
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const known = new Set(kept)
    await page.route(SCRIPTS, (route) =>
      known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    )
    const count = countDocuments(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Catering' })
    await link.click()
    await expect.poll(() => count.documents).toBe(1)
    await expect(title(page, 'Catering')).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)

    await open(page, '/')
    await link.click()
    const main = page.getByRole('main')
    await expect(main.getByText('This page did not load')).toBeVisible()
    await expect(main.getByRole('link', { name: '+965 2000 0000' })).toBeVisible()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(title(page, 'Catering')).toBeVisible()
    expect(count.documents).toBe(3)
  })
})

// The last two are how archives and hosts that ignore case serve a page.
for (const path of [
  '/preview/42/contact-us',
  '/contact-us.html',
  '/web/2025/www.aero.example/contact-us/',
  '/CONTACT-US',
]) {
  test(`the contact page served at ${path} stays as it was prerendered`, async ({ page }) => {
    const scripts = watchScripts(page)
    await page.route(`**${path}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${SITE_ORIGIN}/contact-us` }) }),
    )
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect([...scripts]).toEqual([])
    await expect(title(page, 'Contact Us')).toBeVisible()
    await follow(page, 'About Us')
  })
}
