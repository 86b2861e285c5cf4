import { once } from 'node:events'
import { createServer, request as askSite } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { follow, title } from './support/menu.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { expect, hydrated, open, settled, test } from './support/test.ts'

// With films off the page believes that the visitor saves data, and registers no worker.
test.use({ serviceWorkers: 'allow', films: true })

/** Pictures and films are not cached. */
const UNCACHED = /^not loaded: \/(?:media|phone)\/\S+: net::ERR_INTERNET_DISCONNECTED$/

/** Opens a page and waits until its service worker has cached the site. */
async function visit(page: Page, address = '/') {
  await page.clock.install()
  await open(page, address)
  // The worker is registered 3 s after the start.
  await page.clock.runFor(3000)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('every page and its links work offline', async ({ page, context, allow }) => {
  test.slow()
  allow(UNCACHED, 'not loaded: /no-such-page: 404', 'not loaded: /nope%: 404')
  await visit(page)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await context.setOffline(true)
  for (const path of SITE_PATHS) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  }
  await test.step('a link on a page whose address has a query', async () => {
    await open(page, '/contact-us?service=fuel')
    await follow(page, 'Catering')
    await expect(title(page, 'Catering')).toBeFocused()
  })
  await test.step('an unknown address, and one that cannot be decoded', async () => {
    for (const path of ['/no-such-page', '/nope%']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(title(page, 'Page Not Found')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
  await test.step('online, the current page is shown, not its cached copy', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        const kept = (await cache.keys()).find(({ url }) => url.includes('/about-us'))
        const headers = { 'content-type': 'text/html' }
        if (kept) await cache.put(kept, new Response('<h1>As it was</h1>', { headers }))
      }
    })
    await context.setOffline(false)
    await page.goto('/about-us')
    await expect(title(page, 'About Us')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(title(page, 'As it was')).toBeVisible()
  })
})

test('an emptied cache fills again online', async ({ page, context, allow }) => {
  allow(UNCACHED, 'not loaded: /about-us: net::ERR_FAILED', 'not loaded: /no-such-page: 404')
  await visit(page)
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      )
      return keys.reduce((sum, count) => sum + count, 0)
    })
  const whole = await cached()
  expect(whole).toBeGreaterThan(SITE_PATHS.length)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.setOffline(true)
  // The browser's own page, with its button to try again.
  await expect(page.goto('/about-us')).rejects.toThrow('net::ERR_FAILED')

  await context.setOffline(false)
  await open(page, '/')
  await expect.poll(cached).toBe(whole)
  await context.setOffline(true)
  expect((await page.goto('/about-us'))?.status()).toBe(200)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
})

test('the service worker falls back to the cached page after 3 s without an answer', async ({
  page,
  allow,
}) => {
  test.slow()
  /** The line takes requests and never answers. */
  let isHanging = false
  const server = createServer((request, response) => {
    if (isHanging) return
    const { method, headers, url } = request
    const ask = askSite(`${SITE_ORIGIN}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    ask.on('error', () => response.destroy()).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  allow(new RegExp(`^third party: ${origin}/`))
  try {
    await visit(page, origin)
    await page.goto('about:blank')
    isHanging = true
    const since = Date.now()
    await page.goto(`${origin}/about-us`, { waitUntil: 'commit' })
    await expect(title(page, 'About Us')).toBeVisible()
    expect(Date.now() - since).toBeGreaterThan(2500)
    expect(Date.now() - since).toBeLessThan(8000)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('the service worker caches nothing when Save-Data is on', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/')
  await page.clock.runFor(10_000)
  await settled(page)
  expect(asked).not.toContain('/sw.js')
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(registrations).toEqual([])
})
