import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** @returns how far the page is scrolled, in whole pixels */
export const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/**
 * Scrolls without animation and waits for `scrollend`, so that a later scroll cannot receive this one's.
 * First waits until the page is tall enough: after a link, its lower part is rendered later (`BelowFirstView`).
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
