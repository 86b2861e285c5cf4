import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { createSiteServer } from '#tools/serve/server.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { TEST_DIST } from '#tools/settings/settings.ts'
import { OUTBOX } from './support/servers.ts'
import { expect, open, saveData, test as base } from './support/test.ts'
import { otherService, service } from './support/services.ts'

/** Each test has its own host, which can fail. */
type Host = {
  status?: number
  vary: string
  /** Files that it never sends. */
  withheld?: RegExp
  /** The address that it was last asked for. */
  asked?: string
}
/** The headers by which hosts vary their answers, and which differ between the worker's requests and the visitor's. */
const VARY = 'Accept-Encoding, Accept, User-Agent, Cookie, Origin, Sec-Fetch-Mode, Referer'
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    await use({ vary: VARY })
  },
  baseURL: async ({ host }, use) => {
    const site = createSiteServer({ dist: TEST_DIST, outbox: OUTBOX, log: () => {} })
    const server = createServer((request, response) => {
      response.setHeader('Vary', host.vary)
      host.asked = String(request.url)
      if (host.withheld?.test(host.asked)) return
      if (host.status) response.writeHead(host.status).end('The host has failed')
      else site.emit('request', request, response)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

/** Pictures and films are not cached. */
const PICTURE_IS_MISSING =
  /^not loaded: \/(?:media|phone|map)\/\S+: net::ERR_INTERNET_DISCONNECTED$/

/** Opens Home and waits until its worker has cached the pages. */
async function openWithWorker(page: Page) {
  await open(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

// With `films: false` the page has Save-Data, and registers no worker.
test.use({ serviceWorkers: 'allow', films: true })

test('every page reads offline at each of its addresses; online, the current page is shown (8.5)', async ({
  page,
  context,
  allow,
}) => {
  test.slow()
  allow(PICTURE_IS_MISSING)
  await openWithWorker(page)
  await context.setOffline(true)
  for (const path of [...SITE_PATHS, '/services/', '/index.html', '/services/index.html?a']) {
    expect((await page.goto(path, { waitUntil: 'domcontentloaded' }))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  }
  await open(page, `/contact-us?service=${service.slug}`)
  await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  await follow(page, service.name)

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const copy = (await cache.keys()).find(({ url }) => url.includes('/about-us?'))
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

test('the worker loads the code of the menu’s pages before that of the services (3.6)', async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(PICTURE_IS_MISSING)
  // The worker is not active yet: the page finds the code in the HTTP cache.
  host.vary = 'Accept-Encoding'
  host.withheld = /\/assets\/operations-/
  await open(page, '/')
  await expect.poll(() => host.asked).toMatch(host.withheld)
  await context.setOffline(true)
  for (const name of ['Services', 'About Us', 'Contact Us']) {
    await (await mainMenu(page)).getByRole('link', { name, exact: true }).click()
    await expect(title(page, name)).toBeVisible()
  }
})

const hideTab = () => Object.defineProperty(document, 'hidden', { value: true })

for (const [circumstance, prepare] of [
  ['when Save-Data is on', saveData],
  ['in a hidden tab', hideTab],
] as const) {
  test(`no worker is registered ${circumstance} (8.5)`, async ({ page }) => {
    await page.addInitScript(prepare)
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => {
        throw new Error('a worker was registered')
      }
    })
    await page.clock.install()
    await open(page, '/')
    // A registration that the page had only delayed would happen in this time, and fail the test.
    await page.clock.fastForward(10_000)
  })
}

test('only a known page is shown from the cache when the host fails (8.5)', async ({
  page,
  host,
  allow,
}) => {
  allow(/^not loaded: \S+: 50[0-9]$/)
  await openWithWorker(page)
  for (const status of [503, 502, 500]) {
    host.status = status
    await page.goto(`${otherService.link}/`, { waitUntil: 'domcontentloaded' })
    await expect(title(page, otherService.name)).toBeVisible()
  }
  await page.goto('/nowhere')
  await expect(page.getByText('The host has failed')).toBeVisible()
})
