import type { Page } from '@playwright/test'
import { slowLine } from './support/line.ts'
import { follow, mainMenu, title } from './support/menu.ts'
import { desktop, expect, phone, test } from './support/test.ts'

test.use({ films: true })

/** Milliseconds after the first paint. On this slow line a page is ready after about a second. */
const MOMENTS_MS = [0, 180, 480, 780, 1140]

/** Opens a page and waits until `moment` milliseconds after its first paint. */
async function arriveAt(page: Page, path: string, moment: number) {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    (after) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() >= paint.startTime + after
    },
    moment,
    { polling: 10 },
  )
}

const kinds: Record<
  string,
  { size: typeof phone; path: string; act: (page: Page) => Promise<void> }
> = {
  'a phone’s menu and a link in it': {
    size: phone,
    path: '/services/fuel',
    act: async (page) => {
      const menu = await mainMenu(page)
      await menu.getByRole('link', { name: 'About Us' }).click()
      await expect(title(page, 'About Us')).toBeVisible()
    },
  },
  'theme, services list and film': {
    size: desktop,
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await page.getByRole('button', { name: 'Pause film' }).first().click()
      await page.getByRole('button', { name: 'Show services' }).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await expect(page.getByRole('button', { name: 'Play film' }).first()).toBeVisible()
      const list = page.getByRole('banner').first().getByRole('link', { name: 'Cargo Flights' })
      await expect(list).toBeVisible()
    },
  },
  'a copy button far down the page': {
    size: desktop,
    path: '/services/fuel',
    act: async (page) => {
      await page.getByRole('button', { name: 'Copy this list' }).click()
      await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible()
    },
  },
  'the composer and the list of countries': {
    size: desktop,
    path: '/contact-us',
    act: async (page) => {
      await page.locator('summary', { hasText: 'Fill in the flight' }).click()
      await expect(page.getByLabel('Registration')).toBeVisible()
      await page.getByRole('button', { name: /Change country/ }).click()
      await expect(page.getByRole('combobox', { name: 'Search countries' })).toBeVisible()
    },
  },
  'a link in the footer': {
    size: desktop,
    path: '/services/fuel',
    act: (page) => follow(page, 'Catering'),
  },
}

for (const [kind, { size, path, act }] of Object.entries(kinds)) {
  test(`a click works at any moment while the page starts: ${kind}`, async ({ page, context }) => {
    test.slow()
    await page.setViewportSize(size)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await slowLine(page)
    for (const moment of MOMENTS_MS) {
      await test.step(`${moment} ms`, async () => {
        await arriveAt(page, path, moment)
        await act(page)
        await page.evaluate(() => localStorage.clear())
      })
    }
  })
}
