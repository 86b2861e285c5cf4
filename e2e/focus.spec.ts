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
        return { tag: focused?.tagName ?? '', gap: focused?.matches('div') ? 0 : top - bottom }
      })
    await expect.poll(async () => (await measure()).gap, `stop ${stop}`).toBeGreaterThanOrEqual(0)
    tags.push((await measure()).tag)
  }
  return tags
}

test.describe('Shift+Tab never leaves the focus under the header', () => {
  test('among cards that fade in', async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/services')
    await page.getByRole('main').locator('h3 a').last().focus()
    await tabBack(page, 12)
  })

  test('in an instrument', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await open(page, '/services/operations')
    await page.locator('#instrument summary').click()
    await page.locator('#instrument ~ section a').first().focus()
    expect(await tabBack(page, 12)).toEqual(expect.arrayContaining(['SUMMARY', 'INPUT']))
  })

  test('in the form', async ({ page }) => {
    await open(page, '/contact-us')
    await page.locator('summary', { hasText: 'Fill in the flight' }).click()
    for (const height of [600, 800]) {
      await page.setViewportSize({ width: 1440, height })
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      const tags = await tabBack(page, 24)
      expect(tags.filter((tag) => tag === 'TEXTAREA')).toHaveLength(2)
    }
  })
})
