import { readFileSync } from 'node:fs'
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

/** Each test has its own server. */
type Host = {
  /** Status of every response, when the server fails. */
  status?: number
  vary: string
  /** Paths that the server never answers. */
  withheld: readonly string[]
  /** Requests to these paths so far. */
  unanswered: string[]
}
/** The headers by which hosts vary their answers, and which differ between the worker's requests and the visitor's. */
const VARY = 'Accept-Encoding, Accept, User-Agent, Cookie, Origin, Sec-Fetch-Mode, Referer'
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    await use({ vary: VARY, withheld: [], unanswered: [] })
  },
  baseURL: async ({ host }, use) => {
    const site = createSiteServer({ dist: TEST_DIST, outbox: OUTBOX, log: () => {} })
    const server = createServer((request, response) => {
      response.setHeader('Vary', host.vary)
      const url = String(request.url)
      if (host.withheld.includes(url)) host.unanswered.push(url)
      else if (host.status) response.writeHead(host.status).end('The host has failed')
      else site.emit('request', request, response)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

/** Pictures and films are not precached. */
const MISSING_PICTURE = /^not loaded: \/(?:media|phone|map)\/\S+: net::ERR_INTERNET_DISCONNECTED$/

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
  allow(MISSING_PICTURE)
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

/** @returns the scripts of a page's first view, as absolute paths */
const findScripts = (path: string) =>
  readFileSync(`${TEST_DIST}${path}/index.html`, 'utf8').match(/\/assets\/[^" ]+\.js/g) ?? []

for (const [whose, start, names, paths] of [
  ['the contact page', '/about-us', ['Contact Us'], ['/contact-us']],
  ['the menu’s pages', '/contact-us', ['Services', 'About Us'], ['/', '/services', '/about-us']],
] as const) {
  test(`the service worker precaches the code of ${whose} before that of other pages (3.6)`, async ({
    page,
    context,
    host,
    allow,
  }) => {
    allow(MISSING_PICTURE)
    // Until the worker is active, the page gets precached files from the HTTP cache.
    host.vary = 'Accept-Encoding'
    const scripts = new Set([start, ...paths].flatMap(findScripts))
    host.withheld = SITE_PATHS.flatMap(findScripts).filter((script) => !scripts.has(script))
    await open(page, start)
    await expect.poll(() => host.unanswered).not.toEqual([])
    await context.setOffline(true)
    for (const name of names) {
      await (await mainMenu(page)).getByRole('link', { name, exact: true }).click()
      await expect(title(page, name)).toBeVisible()
    }
  })
}

const hideTab = () => Object.defineProperty(document, 'hidden', { value: true, configurable: true })
const showTab = () => {
  Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

for (const [circumstance, prepare] of [
  ['when Save-Data is on', saveData],
  ['in a hidden tab', hideTab],
] as const) {
  test(`no service worker is registered ${circumstance} (8.5)`, async ({ page }) => {
    await page.addInitScript(prepare)
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => {
        throw new Error('a worker was registered')
      }
    })
    await page.clock.install()
    await open(page, '/')
    // Long enough for a delayed registration, which would throw.
    await page.clock.fastForward(10_000)
  })
}

test('a tab opened in the background registers the service worker when it is shown (8.5)', async ({
  page,
}) => {
  await page.addInitScript(hideTab)
  await open(page, '/')
  await page.evaluate(showTab)
  await page.evaluate(() => navigator.serviceWorker.ready)
})

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
