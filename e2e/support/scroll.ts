import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** @returns how far the page is scrolled, in whole pixels */
export const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Goes to a place at once, as a reader who has scrolled there. */
export async function readTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => position(page)).toBe(top)
}

/** Browsers write a place down a second after it is reached, and a page's last word after it left. */
export const written = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))

/** Writes down the position of each frame while something is done. @returns each once, in order */
export async function frames(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    const look = () => {
      if (seen.at(-1) !== scrollY) seen.push(scrollY)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await act()
  await expect.poll(() => position(page)).toBe(0)
  return await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}
