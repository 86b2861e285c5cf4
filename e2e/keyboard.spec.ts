import type { Locator, Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { headerLinks } from '#content/navigation.ts'
import { mainMenu, title } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { service } from './support/services.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

// Section 9.1 of the specification: everything by keyboard, with a visible focus.
test.use({ viewport: desktop })

const { about } = headerLinks
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the skip link comes first, and Enter on a link moves the focus to the new title', async ({
  page,
}) => {
  await open(page, '/')
  await test.step('the skip link comes first and leads to the main content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('Enter on a link moves the focus to the new heading', async () => {
    await main(page).getByRole('link', { name: about.label }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, about.label)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
  })
})

test('tabbing through the header does not scroll the page', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('banner')
  const stops = banner.locator('a:visible, button:visible')
  await stops.first().focus()
  await page.keyboard.press('Shift+Tab')
  await jumpTo(page, 1500)
  const count = await stops.count()
  expect(count).toBeGreaterThan(8)
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab')
    await expect(banner.locator(':focus')).toHaveCount(1)
    expect(await position(page), `stop ${stop}`).toBe(1500)
  }
})

test('on a phone the operations strip scrolls away unless it has the focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const banner = page.getByRole('banner')
  const call = banner.getByRole('link', { name: '+965' })
  const logo = banner.getByRole('link', { name: company.name, exact: true })
  await expect(call).toBeInViewport()
  await call.focus()
  await page.keyboard.press('Shift+Tab')
  await jumpTo(page, 1500)
  await expect(call).not.toBeInViewport()
  await expect(logo).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(call).toBeFocused()
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(logo).toBeInViewport({ ratio: 1 })
  expect(await position(page)).toBe(1500)
})

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** @returns the controls in `within` that show no 2 px outline when focused */
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

for (const [theme, viewport] of [
  ['light', phone],
  ['dark', desktop],
] as const) {
  test(`every control has a visible focus ring in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const path of ['/', '/services', '/about-us', '/contact-us', service.link]) {
      await open(page, path)
      const navigation = await mainMenu(page)
      await page.getByRole('button', { name: 'Show services' }).click()
      // A phone's menu closes when the focus leaves it.
      expect.soft(await withoutRing(navigation), path).toEqual([])
      expect.soft(await withoutRing(page.locator('body')), path).toEqual([])
    }
  })
}

test('Shift+Tab never leaves the focus under the sticky header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  /** How far the focused control of the page is below the header. A table may be higher than the window. */
  const gap = () =>
    page.evaluate(() => {
      const control = document.querySelector('main :focus:not(div)')
      const header = document.querySelector('header')
      if (!control || !header) return 0
      return control.getBoundingClientRect().top - header.getBoundingClientRect().bottom
    })
  for (const [path, controls] of [
    ['/services', 20],
    ['/services/operations', 40],
    ['/contact-us', 40],
  ] as const) {
    await open(page, path)
    for (const summary of await page.locator('summary').all()) await summary.press('Enter')
    await page.locator('main :is(a, button)').last().focus()
    for (let stop = 0; stop < controls; stop++) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(gap, `${path}, stop ${stop}`).toBeGreaterThanOrEqual(0)
    }
  }
})

/** @returns the lower edge of what covers the top of the window */
const findHeaderBottom = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

for (const width of [390, 820, 1280]) {
  for (const key of ['PageDown', 'Space']) {
    test(`${key} leaves no line unseen at ${width} px`, async ({ page }) => {
      const height = 600
      await page.setViewportSize({ width, height })
      await open(page, '/services/operations')
      await jumpTo(page, 400)
      const ended = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
      )
      await page.keyboard.press(key)
      await ended
      const seen = height - (await findHeaderBottom(page))
      expect((await position(page)) - 400).toBeGreaterThan(seen / 2)
      expect((await position(page)) - 400).toBeLessThanOrEqual(seen)
    })
  }

  test(`the browser’s search upwards shows what it finds at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await open(page, '/services/operations')
    await page.evaluate(() => {
      // The browser's own search opens what is folded, the page's does not.
      for (const details of document.querySelectorAll('details')) details.open = true
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      getSelection()?.collapse(document.body, document.body.childNodes.length)
    })
    for (let round = 0; round < 12; round++) {
      const top = await page.evaluate(() => {
        // The page's own search, which scrolls as the browser's does.
        ;(window as unknown as { find: (...of: unknown[]) => boolean }).find('permit', false, true)
        return getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1
      })
      expect(top, `match ${round}`).toBeGreaterThanOrEqual(await findHeaderBottom(page))
    }
  })
}
