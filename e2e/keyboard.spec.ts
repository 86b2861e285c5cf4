import type { Page } from '@playwright/test'
import { title } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

// The keys of the ARIA Authoring Practices patterns. Other specs test the pointer.
test.use({ viewport: desktop })

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the skip link, services list, theme toggle and links work by key', async ({ page }) => {
  await open(page, '/')
  await test.step('the skip link comes first and leads to the main content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('Space, Escape and Tab close the services list', async () => {
    const toggle = page.getByRole('button', { name: /(Show|Hide) services/ })
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'Operations' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    for (let step = 0; step < 10; step++) await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'Airline Representation' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'About Us' })).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('Space and Enter switch the theme and keep the focus', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeFocused()
  })
  await test.step('Enter on a link moves the focus to the new heading', async () => {
    await main(page).getByRole('link', { name: 'About Us' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, 'About Us')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
  })
})

test('tabbing through the header does not scroll the page', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await jumpTo(page, 1500)
  const banner = page.getByRole('banner').first()
  const stops = await banner.locator('a:visible, button:visible').count()
  expect(stops).toBeGreaterThan(8)
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    await expect(banner.locator(':focus')).toHaveCount(1)
    expect(await position(page), `stop ${stop}`).toBe(1500)
  }
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone })

  test('opens by Enter, is next in tab order, and closes by Space or when Tab leaves it', async ({
    page,
  }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: /(Open|Close) menu/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(main(page)).toBeHidden()
    await expect(button).toHaveAccessibleName('Open menu')
    for (const key of ['Tab', 'Shift+Tab']) {
      await button.press('Enter')
      await page.keyboard.press('Tab')
      for (let step = 0; step < 6; step++) await page.keyboard.press(key)
      await expect(main(page)).toBeHidden()
    }
  })

  test('its focused link keeps the focus when the phone is turned', async ({ page }) => {
    await open(page, '/about-us')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const link = main(page).getByRole('link', { name: 'Contact Us' })
    await link.focus()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(link).toBeFocused()
    await page.setViewportSize(phone)
    await expect(main(page)).toBeHidden()
    // A link to the page that is shown closes the menu.
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await main(page).getByRole('link', { name: 'About Us' }).press('Enter')
    await expect(main(page)).toBeHidden()
    await expect(title(page, 'About Us')).toBeFocused()
  })
})
