import type { Page } from '@playwright/test'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { title } from './support/menu.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const CODE = '**/assets/catering-*.js'
const followLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

test('a slow page shows a progress bar until it is shown, or Back cancels it', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, CODE)
  await open(page, '/about-us')
  await markDocument(page)
  await followLink(page)
  await page.clock.runFor(1000)
  await expect(progress(page)).toBeInViewport()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(progress(page)).toBeHidden()
  await page.clock.runFor(20_000)
  await expect(title(page, 'About Us')).toBeVisible()

  await followLink(page)
  await page.clock.runFor(1000)
  await expect(progress(page)).toBeInViewport()
  release()
  await expect(title(page, 'Catering')).toBeFocused()
  await expect(progress(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(await sameDocument(page)).toBe(true)
})

test('loads the document after 8 s without a page’s code', async ({ page }) => {
  await page.clock.install()
  await holdBack(page, CODE)
  await open(page, '/about-us')
  await markDocument(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await followLink(page)
  await expect(page).toHaveURL('/services/catering')
  await page.clock.runFor(250)
  await expect(progress(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(progress(page)).toBeVisible()
  await page.clock.runFor(7000)
  expect(await sameDocument(page)).toBe(true)
  await page.clock.runFor(1000)
  await expect(title(page, 'Catering')).toBeInViewport()
  expect(await sameDocument(page)).toBe(false)
})
