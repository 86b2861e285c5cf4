import { SITE_PATHS } from '#content/paths.ts'
import { follow, title } from './support/menu.ts'
import { expect, open, saveData, test } from './support/test.ts'

// Without films the page believes that the visitor saves data, and registers no worker.
test.use({ serviceWorkers: 'allow', films: true })

test('every page reads offline; online, the current page is shown (8.5)', async ({
  page,
  context,
  allow,
}) => {
  test.slow()
  // Pictures and films are not cached.
  allow(/^not loaded: \/(?:media|phone)\/\S+: net::ERR_INTERNET_DISCONNECTED$/)
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(3000)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  for (const path of SITE_PATHS) {
    expect((await page.goto(path, { waitUntil: 'domcontentloaded' }))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(page, '/contact-us?service=fuel')
  await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  await follow(page, 'Catering')

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const copy = (await cache.keys()).find(({ url }) => url.includes('/about-us'))
      const headers = { 'content-type': 'text/html' }
      if (copy) await cache.put(copy, new Response('<h1>As it was</h1>', { headers }))
    }
  })
  await context.setOffline(false)
  await page.goto('/about-us')
  await expect(title(page, 'About Us')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(title(page, 'As it was')).toBeVisible()
})

test('no worker is registered when Save-Data is on (8.5)', async ({ page }) => {
  await page.addInitScript(saveData)
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(10_000)
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
  expect(workers).toEqual([])
})
