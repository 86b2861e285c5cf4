import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { expect, hydrated, open, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the site once, until it is kept. */
async function visit(page: Page) {
  await open(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('a visitor who lost the line reads every page and finds the telephone number', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await visit(page)
  await context.setOffline(true)
  for (const path of SITE_PATHS) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  }
  // What is not kept are the pictures and films.
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
  complaints.length = 0
})

test('links lead on without a line, with a query too', async ({ page, context, complaints }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/contact-us?service=fuel')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeFocused()
  complaints.length = 0
})

test('an unknown path is not found, with a line and without', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await context.setOffline(true)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  complaints.length = 0
})

test('a page that changed since it was kept is shown as it is now', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const kept = (await cache.keys()).find(({ url }) => url.includes('/about-us'))
      const headers = { 'content-type': 'text/html' }
      if (kept) await cache.put(kept, new Response('<h1>As it was</h1>', { headers }))
    }
  })
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'As it was' })).toBeVisible()
  complaints.length = 0
})

test('nothing is kept for a visitor who saves data', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, '/')
  await page.clock.runFor(10_000)
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(registrations).toEqual([])
})
