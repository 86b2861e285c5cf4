import type { Page } from '@playwright/test'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import { desktop, expect, hydrated, open, settled, test } from './support/test.ts'

// Without motion a page is at rest as soon as it is there.
test.use({ viewport: desktop, reducedMotion: 'reduce', films: true })

/** All that a visitor, a search engine and a screen reader get of a page. Times are left out. */
const look = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\d\d:\d\d/g, '--:--')
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      path: location.pathname,
      main: text('main'),
      footer: text('footer'),
      title: document.title,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      robots: all('meta[name="robots"]').map((meta) => meta.getAttribute('content')),
      current: all('[aria-current]').map(
        (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
      ),
      data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      height: document.documentElement.scrollHeight,
    }
  })

const loaded = new Map<SitePath, Awaited<ReturnType<typeof look>>>()

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' })
  for (const path of SITE_PATHS) {
    await open(page, `${baseURL}${path}`)
    // At rest: under reduced motion a control says so once its film has decided not to start.
    await settled(page)
    loaded.set(path, await look(page))
  }
  await page.close()
})

for (const [index, from] of SITE_PATHS.entries()) {
  const others = SITE_PATHS.slice(index + 1)
  if (others.length === 0) continue
  test(`between ${from} and ${others.length} others, by link, Back and Forward, pages are as loaded`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const expectPage = async (path: SitePath, way: string) => {
      await expect
        .poll(() => look(page), { message: `${way} ${path}`, intervals: [30] })
        .toEqual(loaded.get(path))
    }
    await open(page, from)
    await markDocument(page)
    const follow = (path: SitePath) =>
      page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 })
    for (const to of others) {
      await follow(to)
      await expectPage(to, 'by link to')
      await page.goBack()
      await expectPage(from, 'back to')
      await page.goForward()
      await expectPage(to, 'forward to')
      await follow(from)
      await expectPage(from, 'by link back to')
    }
    expect(await sameDocument(page)).toBe(true)
  })
}

for (const path of ['/', '/services/fuel'] as const) {
  test(`the file of ${path}, from a host that serves it by its name, is the page`, async ({
    page,
  }) => {
    const file = `${path === '/' ? '' : path}/index.html`
    await page.route(`**${file}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${SITE_ORIGIN}${path}` }) })
    })
    await open(page, file)
    await settled(page)
    expect(await look(page)).toEqual({ ...loaded.get(path), path: file })
  })
}

for (const path of ['/ABOUT-US', '//about-us', '/services//fuel', '/about-us//', '/nope']) {
  test(`${path} is not found, before the script and after it`, async ({ page, allow }) => {
    allow(/^not loaded: \S+: 404$/)
    const response = await page.goto(`${SITE_ORIGIN}${path}`)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    const { canonical, robots, title } = await look(page)
    expect({ canonical, robots }).toEqual({ canonical: [], robots: ['noindex'] })
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page).not.toHaveTitle(title)
    expect((await look(page)).robots).toEqual([])
  })
}
