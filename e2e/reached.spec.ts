import type { Page } from '@playwright/test'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

// Reduced motion, so that a page is at rest as soon as it has rendered.
test.use({ viewport: desktop, reducedMotion: 'reduce', films: true })

/** @returns the content of a page and its title and links for crawlers, without the times of its clocks */
const takeSnapshot = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\d\d:\d\d/g, '--:--')
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    return {
      path: location.pathname,
      main: text('main'),
      footer: text('footer'),
      title: document.title,
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      current: all('a[aria-current]', 'href'),
      height: document.documentElement.scrollHeight,
    }
  })

async function snapshotAfterLoad(page: Page, path: string) {
  await open(page, path)
  await settled(page)
  // The times on Home are dashes until hydration.
  await expect(page.getByRole('main')).not.toContainText('---')
  return await takeSnapshot(page)
}

test('every page looks the same by link, Back, Forward and load', async ({ page, context }) => {
  test.slow()
  const reference = await context.newPage()
  const loaded = new Map<string, Awaited<ReturnType<typeof takeSnapshot>>>()
  const expectPage = async (path: SitePath, way: string) => {
    if (!loaded.has(path)) loaded.set(path, await snapshotAfterLoad(reference, path))
    await expect
      .poll(() => takeSnapshot(page), { message: `${way} ${path}`, intervals: [30] })
      .toEqual(loaded.get(path))
  }
  let from: SitePath = '/services'
  await open(page, from)
  await markDocument(page)
  // Services is the second path. Home comes near the end, so that a link leads to it too.
  for (const path of [...SITE_PATHS.slice(2), '/', '/services'] as const) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 })
    await expectPage(path, 'by link to')
    await page.goBack()
    await expectPage(from, 'back to')
    await page.goForward()
    await expectPage(path, 'forward to')
    from = path
  }
  expect(await sameDocument(page)).toBe(true)
})

for (const path of ['/', '/services/fuel'] as const) {
  test(`${path} is the same page when its host serves it as index.html`, async ({ page }) => {
    const expected = await snapshotAfterLoad(page, path)
    const file = `${path === '/' ? '' : path}/index.html`
    await page.route(`**${file}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${SITE_ORIGIN}${path}` }) })
    })
    expect(await snapshotAfterLoad(page, file)).toEqual({ ...expected, path: file })
  })
}

test('an unknown address stays not found after hydration', async ({ page, allow }) => {
  allow(/^not loaded: \S+: 404$/)
  for (const path of ['/ABOUT-US', '//about-us', '/services//fuel', '/nope?q=%E0%A4%A']) {
    await test.step(path, async () => {
      const response = await page.goto(`${SITE_ORIGIN}${path}`)
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      const { canonical, robots } = await takeSnapshot(page)
      expect({ canonical, robots }).toEqual({ canonical: [], robots: ['noindex'] })
    })
  }
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).not.toHaveTitle(/not found/i)
  expect((await takeSnapshot(page)).robots).toEqual([])
})
