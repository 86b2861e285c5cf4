import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** @returns how far the page is scrolled, in whole pixels */
export const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/**
 * Scrolls without animation, and waits for the end of the scroll: a late `scrollend` would pass for the next one's.
 * Waits first for the part of a page below the first view, which a followed link renders in a second step.
 */
export async function jumpTo(page: Page, top: number) {
  const lowest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await expect.poll(lowest).toBeGreaterThanOrEqual(top)
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const isThere = () => Math.round(scrollY) === y
        if (isThere()) return resolve()
        addEventListener('scrollend', () => isThere() && resolve())
        scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )
  await expect.poll(() => position(page)).toBe(top)
}

/** Scrolls from the top to the bottom by half a screen every two frames. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    scrollTo({ top: 0, behavior: 'instant' })
    while (scrollY < end()) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
