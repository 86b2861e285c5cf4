import type { Locator, Page } from '@playwright/test'
import { inEachLook } from './support/looks.ts'
import { desktop, expect, open, test } from './support/test.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** @returns the controls below `within` that get no outline of 2 px with the focus */
const withoutRing = (within: Locator) =>
  within.evaluate((root, selector) => {
    const isUsable = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[aria-hidden="true"], [inert]')
    const isRinged = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part)
        const isDrawn = outlineStyle !== 'none' && !/, 0\)|transparent/.test(outlineColor)
        return isDrawn && Number.parseFloat(outlineWidth) >= 2
      })
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (!isUsable(element)) return false
      element.focus({ preventScroll: true, focusVisible: true })
      return ![element, element.parentElement ?? element].some(isRinged)
    })
    return found.map((element) => element.getAttribute('aria-label') ?? element.outerHTML)
  }, FOCUSABLE)

inEachLook(() => {
  test('every control has a visible focus ring', async ({ page }) => {
    for (const path of ['/', '/services', '/about-us', '/contact-us', '/services/fuel']) {
      await open(page, path)
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Show services' }).click()
      // A phone's menu closes when the focus leaves it.
      const navigation = page.getByRole('navigation', { name: 'Main' })
      expect.soft(await withoutRing(navigation), path).toEqual([])
      expect.soft(await withoutRing(page.locator('body')), path).toEqual([])
    }
  })
})

/** Presses Shift+Tab, and expects the focus below the sticky header each time. @returns the tags */
async function tabBack(page: Page, stops: number) {
  const tags: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Shift+Tab')
    const measure = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        const { top = 0 } = focused?.getBoundingClientRect() ?? {}
        const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
        // A table, in its box, may be higher than the window.
        const isMeasured = focused?.matches('main *:not(div)')
        return { tag: focused?.tagName ?? '', gap: isMeasured ? top - bottom : 0 }
      })
    await expect.poll(async () => (await measure()).gap, `stop ${stop}`).toBeGreaterThanOrEqual(0)
    tags.push((await measure()).tag)
  }
  return tags
}

for (const [path, from, size, tags] of [
  ['/services', 'main h3 a', desktop, ['A']],
  ['/services/operations', 'footer a', { width: 390, height: 640 }, ['SUMMARY', 'INPUT']],
  ['/contact-us', 'footer a', { width: 1440, height: 600 }, ['TEXTAREA', 'INPUT', 'BUTTON']],
] as const) {
  test(`Shift+Tab never leaves the focus under the header of ${path}`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, path)
    for (const summary of await page.locator('summary').all()) await summary.press('Enter')
    await page.locator(from).last().focus()
    expect(await tabBack(page, 50)).toEqual(expect.arrayContaining([...tags]))
  })
}
