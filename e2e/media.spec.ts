import type { Page, Request } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

/** Bytes of pictures that a phone may load before the visitor scrolls. */
const FIRST_VIEW_BUDGET = 250_000
const WITH_FILM = ['/', '/services/ground-handling'] as const

/** What the spec asks of each `<img>`, read in the page. */
function readImages(page: Page) {
  return page.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const box = image.getBoundingClientRect()
      return {
        src: image.getAttribute('src'),
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        described: image.hasAttribute('alt'),
        lazy: image.getAttribute('loading') === 'lazy',
        high: image.getAttribute('fetchpriority') === 'high',
        framed: image.closest('picture') !== null,
        inView: box.width > 0 && box.top < innerHeight,
      }
    }),
  )
}

test.describe('a phone of three dots a pixel, then a desktop', () => {
  test.use({
    viewport: phone,
    deviceScaleFactor: 3,
    // Films have their own budget.
    contextOptions: { reducedMotion: 'reduce' },
  })

  for (const path of SITE_PATHS) {
    test(`${path} loads at most 250 kB of pictures before a scroll, in reserved room, one of them first`, async ({
      page,
    }) => {
      const sizes: Promise<number>[] = []
      const add = (request: Request) => {
        if (request.resourceType() !== 'image') return
        sizes.push(request.sizes().then((part) => part.responseHeadersSize + part.responseBodySize))
      }
      page.on('requestfinished', add)
      await page.goto(path, { waitUntil: 'networkidle' })
      page.off('requestfinished', add)
      expect(sizes.length).toBeGreaterThan(0)
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(total).toBeLessThanOrEqual(FIRST_VIEW_BUDGET)

      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        const images = await readImages(page)
        expect(images.filter(({ sized, described }) => !(sized && described))).toEqual([])
        expect(images.filter(({ inView, framed, lazy }) => framed && !inView && !lazy)).toEqual([])

        const hurried = images.filter(({ high }) => high)
        expect(hurried.length).toBeLessThanOrEqual(1)
        expect(hurried.filter(({ lazy }) => lazy)).toEqual([])
        if (images.some(({ framed, inView }) => framed && inView)) expect(hurried).toHaveLength(1)
      }
    })
  }
})

for (const path of WITH_FILM) {
  test(`${path} asks for its film after the page has loaded`, async ({ page }) => {
    await open(page, path)
    const lead = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation')
        const film = performance.getEntriesByType('resource').find(({ name }) => /\.mp4/.test(name))
        if (!(visit instanceof PerformanceNavigationTiming) || !film) return null
        return film.startTime - visit.loadEventStart
      })
    await expect.poll(lead).not.toBeNull()
    expect(await lead()).toBeGreaterThanOrEqual(0)
  })
}

for (const path of [...WITH_FILM, '/services']) {
  test(`${path} fetches no film for a visitor who saves data`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
      // On a busy processor React goes on later than the browser says what is in view.
      const { prototype } = MessagePort
      const post = Reflect.get(prototype, 'postMessage')
      prototype.postMessage = function (message: unknown) {
        setTimeout(() => Reflect.apply(post, this, [message]), 80)
      }
    })
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    await open(page, path)
    // The controls say so once their films have decided not to start.
    await expect(page.getByRole('button', { name: 'Pause film' })).toHaveCount(0)
    const film = page.getByRole('button', { name: /^Play (film|flight tracks)$/ }).last()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
  })
}

test('until they come, pictures show a colour in the room that they will take', async ({
  page,
  allow,
}) => {
  allow(/^not loaded: \/media\/\S+\.avif: net::ERR_FAILED$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const read = () =>
    page.locator('main picture > img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect()
        return { box: [x, y, width, height], color: getComputedStyle(image).backgroundColor }
      }),
    )
  await page.route('**/media/**', (route) => route.abort())
  await open(page, '/')
  const empty = await read()
  expect(empty.length).toBeGreaterThan(3)
  for (const { color } of empty) expect(color).toMatch(/^rgb\(/)

  await page.unroute('**/media/**')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await read()).toEqual(empty)
})
