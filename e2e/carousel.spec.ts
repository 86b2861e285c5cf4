import type { Page } from '@playwright/test'
import { testimonials } from '#content/home.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

test.use({ reducedMotion: 'no-preference' })

const region = (page: Page) => page.getByRole('region', { name: testimonials.title })
/** The quotations in view: those out of view are hidden from the accessibility tree. */
const quotations = (page: Page) => region(page).getByRole('blockquote')

test('a resize of the running carousel keeps to the policy (6.3, 10)', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await page.getByRole('heading', { name: testimonials.title }).scrollIntoViewIfNeeded()
  await expect(region(page).getByRole('tab')).toHaveCount(testimonials.items.length)
  for (const [width, count] of [
    [844, 2],
    [1280, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = Math.min(count, testimonials.items.length)
    await expect(quotations(page), `${width} px`).toHaveCount(shown)
  }
})

test('the row that has the focus keeps it until the visitor leaves it (9.1)', async ({ page }) => {
  await open(page, '/')
  const release = await holdBack(page, SCRIPTS)
  const code = page.waitForResponse(SCRIPTS)
  await region(page).focus()
  release()
  await (await code).finished()
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(region(page).getByRole('button', { name: 'Pause carousel' })).toBeVisible()
})

test('shows three quotations after a translator has set right to left, and left to right again (8.4)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  for (const direction of ['rtl', 'ltr']) {
    await page.locator('body').evaluate((body, dir) => body.setAttribute('dir', dir), direction)
    await region(page).scrollIntoViewIfNeeded()
    await expect(region(page).getByRole('tab')).toHaveCount(testimonials.items.length)
    await expect(quotations(page)).toHaveCount(Math.min(3, testimonials.items.length))
    for (const quotation of await quotations(page).all()) {
      await expect(quotation).toBeInViewport({ ratio: 0.5 })
    }
    expect(await page.evaluate(() => (scrollTo(-500, scrollY), scrollX))).toBe(0)
  }
})
