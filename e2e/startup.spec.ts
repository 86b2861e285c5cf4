import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { expectSent, openForm, send, type } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { profileDialog, profileLink, title } from './support/menu.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

/** A string that only the code of each library contains, in whichever chunk it ends up. */
const MARKS = {
  carousel: 'splide__pagination__page',
  toasts: 'Toastify__toast',
  form: 'isSubmitSuccessful',
  phone: 'react-tel-input',
  numbers: 'INVALID_COUNTRY',
  mail: 'api/v1.0/email/send',
  modal: 'toolbar=1&navpanes=1',
}

/** @returns a function that names the libraries which the page has fetched so far */
function watchScripts(page: Page) {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script may still be on its way when the test is over.
    texts.push(response.text().catch(() => ''))
  })
  return async () => {
    const code = (await Promise.all(texts)).join('\n')
    return Object.entries(MARKS).flatMap(([name, mark]) => (code.includes(mark) ? name : []))
  }
}

/** Bytes of pictures that a phone may load before the visitor scrolls. */
const FIRST_VIEW_BUDGET = 250_000

/** The properties of each `<img>` that the specification constrains. */
function readImages(page: Page) {
  return page.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const box = image.getBoundingClientRect()
      return {
        src: image.getAttribute('src'),
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        lazy: image.getAttribute('loading') === 'lazy',
        high: image.getAttribute('fetchpriority') === 'high',
        framed: image.closest('picture') !== null,
        inView: box.width > 0 && box.top < innerHeight,
      }
    }),
  )
}

test.describe('a phone with three device pixels per pixel', () => {
  // Films have their own budget.
  test.use({ viewport: phone, deviceScaleFactor: 3, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of SITE_PATHS) {
    test(`${path} loads its own code and 250 kB of pictures at most`, async ({ page }) => {
      const fetched = watchScripts(page)
      const sizes: Promise<number>[] = []
      const addSize = (request: Request) => {
        if (request.resourceType() !== 'image') return
        sizes.push(request.sizes().then((part) => part.responseHeadersSize + part.responseBodySize))
      }
      page.on('requestfinished', addSize)
      await open(page, path)
      await page.waitForLoadState('networkidle')
      page.off('requestfinished', addSize)

      expect.soft(await fetched()).toEqual(path === '/contact-us' ? ['form', 'phone'] : [])
      expect(sizes.length).toBeGreaterThan(0)
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect.soft(total).toBeLessThanOrEqual(FIRST_VIEW_BUDGET)

      // Every picture reserves its room; at most one, in view, is fetched with high priority.
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        const images = await readImages(page)
        expect(images.filter(({ sized }) => !sized)).toEqual([])
        expect(images.filter(({ inView, framed, lazy }) => framed && !inView && !lazy)).toEqual([])
        const prioritised = images.filter(({ high }) => high)
        expect(prioritised.filter(({ lazy }) => lazy)).toEqual([])
        const hasPicture = images.some(({ framed, inView }) => framed && inView)
        expect(prioritised.length).toBeLessThanOrEqual(1)
        if (hasPicture) expect(prioritised).toHaveLength(1)
      }
    })
  }
})

test('libraries are fetched with the part that needs them', async ({ page }) => {
  const fetched = watchScripts(page)
  await open(page, '/')
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Go to slide 1' }).waitFor()
  expect(await fetched()).toEqual(['carousel'])
  await profileLink(page).click()
  await profileDialog(page).waitFor()
  expect(await fetched()).toEqual(['carousel', 'modal'])

  const { phone: field } = await openForm(page)
  await type(page)
  expect(await fetched()).toEqual(['carousel', 'form', 'phone', 'modal'])
  await field.focus()
  await expect.poll(fetched).toEqual(['carousel', 'form', 'phone', 'numbers', 'modal'])
  await send(page)
  await expectSent(page)
  expect(await fetched()).toEqual(Object.keys(MARKS))
})

test('scripts and films are fetched after the first paint and the load event', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  // The browser paints nothing without the stylesheet.
  const release = await holdBack(page, '**/*.css')
  const picture = page.waitForResponse(/hero.*\.avif$/)
  const film = page.waitForResponse(/\.mp4$/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await picture).finished()
  expect(scripts).toEqual([])
  release()
  await hydrated(page)
  await (await film).finished()
  const late = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const entries = performance.getEntriesByType('resource')
    const deferred = entries.filter(({ name }) => /assets\/.*\.js$|\.mp4$/.test(name))
    return deferred.map(({ startTime }) => startTime >= (visit?.loadEventStart ?? Infinity))
  })
  expect(late.length).toBeGreaterThan(4)
  expect(late).not.toContain(false)
})

for (const intent of ['hover', 'focus'] as const) {
  test(`a link shows the next page without the network after ${intent}`, async ({
    page,
    allow,
  }) => {
    // The pictures of the new page, which the blocked network does not give.
    allow(/^not loaded: \/(?:media\/|brand\/|favicon)\S+: net::ERR_FAILED$/)
    // A page requests its instrument and its structured data after it is shown.
    allow(/^not loaded: \/assets\/(?:TrolleyToBay|writeStructuredData)-\S+: net::ERR_FAILED$/)
    await open(page, '/services')
    const link = page.getByRole('main').getByRole('link', { name: 'Catering' }).first()
    await link.scrollIntoViewIfNeeded()
    const code = page.waitForResponse(/assets\/catering.*\.js$/)
    await link[intent]()
    // Importing it again resolves when all of its own imports have loaded.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => true)`)
    // A pointer that rests over the next page could prefetch another link.
    await page.mouse.move(0, 0)
    await page.route('**/*', (route) => route.abort())
    await link.press('Enter')
    await expect(title(page, 'Catering')).toBeInViewport()
  })
}

test('no script contains a lookbehind, a syntax error in Safari before 16.4', async () => {
  const files = (await readdir('dist', { recursive: true })).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    expect(await readFile(join('dist', file), 'utf8'), file).not.toMatch(/\(\?<[=!]/)
  }
})
