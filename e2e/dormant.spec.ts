import type { Page } from '@playwright/test'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

/** Whether React has taken over the first element that the selector finds. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

const TESTIMONIALS = 'section[aria-label="Testimonials"]'

test('below the window nothing is hydrated until the visitor comes near', async ({ page }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await isHydrated(page, 'main h1')).toBe(true)
  expect(await isHydrated(page, TESTIMONIALS)).toBe(false)
  expect(await isHydrated(page, 'footer')).toBe(false)
  await page.evaluate(() => {
    for (const name of ['main h2', 'footer']) {
      document.querySelector(name)?.setAttribute('data-before', '')
    }
  })
  await page.mouse.wheel(0, 100)
  await expect.poll(() => isHydrated(page, TESTIMONIALS)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page, 'footer')).toBe(true)
  // Taken over as it was, not rendered anew.
  await expect(page.locator('[data-before]')).toHaveCount(2)
})

test('a link in the sleeping footer stays in the document', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    document.querySelector<HTMLAnchorElement>('footer a[href="/services/catering"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a footer that slept through a navigation knows the new page', async ({ page }) => {
  await open(page, '/')
  const current = page.getByRole('contentinfo').locator('[aria-current="page"]')
  await expect(current).toHaveText(['', 'Home'])
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await expect(current).toHaveText(['About Us'])
})

test('a page that is come back to is whole at once', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeAttached()
  expect(await isHydrated(page, TESTIMONIALS)).toBe(true)
})
