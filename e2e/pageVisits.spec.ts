import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { SITE_ORIGIN } from './support/servers.ts'
import {
  desktop,
  expect,
  hydrated,
  markDocument,
  open,
  sameDocument,
  test,
} from './support/test.ts'

test.use({ viewport: desktop })

/** @returns the content of a page and its title and links for crawlers, without the times of its clocks */
const takeSnapshot = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\d\d:\d\d/g, '--:--')
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    return {
      main: text('main'),
      title: document.title,
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      current: all('a[aria-current]', 'href'),
      height: document.documentElement.scrollHeight,
    }
  })

test('every page looks the same by link, Back and load (2.5, 3.6)', async ({ page, context }) => {
  test.slow()
  const reference = await context.newPage()
  const seen: Awaited<ReturnType<typeof takeSnapshot>>[] = []
  await open(page, '/services')
  await markDocument(page)
  for (const path of [...SITE_PATHS.slice(2), '/', '/services'] as const) {
    await page.locator(`nav a[href="${path}"]`).first().dispatchEvent('click', { button: 0 })
    await expect(page).toHaveURL(path)
    await open(reference, path)
    await expect(async () => {
      expect(await takeSnapshot(page), path).toEqual(await takeSnapshot(reference))
    }).toPass()
    seen.unshift(await takeSnapshot(page))
  }
  for (const snapshot of seen.slice(1)) {
    await page.goBack()
    await expect.poll(() => takeSnapshot(page), 'after Back').toEqual(snapshot)
  }
  expect(await sameDocument(page)).toBe(true)
})

test('an unknown address stays not found after hydration (12.2)', async ({ page, allow }) => {
  allow(/^not loaded: \S+: 404$/)
  for (const path of ['/ABOUT-US', '/about-us/team', '/nope?q=%E0%A4%A']) {
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
