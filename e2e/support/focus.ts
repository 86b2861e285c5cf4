import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Presses Shift+Tab, and expects that the sticky header never covers the focus.
 *
 * @returns the tags of the elements that had the focus
 */
export async function tabBackClearOfHeader(page: Page, presses: number): Promise<string[]> {
  const tags: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Shift+Tab')
    const { tag, isClear } = await page.evaluate(() => {
      const { top = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
      // A table may be higher than the window.
      const clear = top >= bottom || height > innerHeight - bottom
      return { tag: document.activeElement?.tagName ?? '', isClear: clear }
    })
    expect.soft(isClear, `${tag}, press ${press}`).toBe(true)
    tags.push(tag)
  }
  return tags
}
