import type { Page } from '@playwright/test'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const CODE = '**/assets/catering-*.js'
const follow = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Catering' })

test('a slow page shows a progress bar', { tag: '@slow' }, async ({ page }) => {
  const letGo = await holdBack(page, CODE)
  await open(page, '/about-us')
  await markDocument(page)
  await follow(page)
  await expect(progress(page)).toBeInViewport()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(heading(page)).toBeFocused()
  await expect(progress(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(await sameDocument(page)).toBe(true)
})

test('loads the document after 8 s when a page’s code does not arrive', { tag: '@slow' }, async ({
  page,
}) => {
  await page.clock.install()
  await holdBack(page, CODE)
  await open(page, '/about-us')
  await markDocument(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(page)
  await expect(page).toHaveURL('/services/catering')
  await page.clock.runFor(250)
  await expect(progress(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(progress(page)).toBeVisible()
  await page.clock.runFor(7000)
  expect(await sameDocument(page)).toBe(true)
  await page.clock.runFor(1000)
  await expect(heading(page)).toBeInViewport()
  expect(await sameDocument(page)).toBe(false)
})

test('Back cancels a pending navigation', { tag: '@slow' }, async ({ page }) => {
  await page.clock.install()
  await holdBack(page, CODE)
  await open(page, '/about-us')
  await markDocument(page)
  await follow(page)
  await page.clock.runFor(1000)
  await expect(progress(page)).toBeVisible()
  await page.goBack()
  await expect(progress(page)).toBeHidden()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})
