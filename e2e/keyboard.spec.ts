import type { Page } from '@playwright/test'
import { profileDialog, profileLink, title } from './support/menu.ts'
import { desktop, expect, open, phone, test } from './support/test.ts'

// The keys of the ARIA Authoring Practices patterns. Other specs test the pointer.
test.use({ viewport: desktop })

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which is not defined outside browsers. */
const FOLLOWING = 4
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
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'About Us' })).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Shift+Tab')
    await expect(toggle).toBeFocused()
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
    const heading = title(page, 'About Us')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    const after = await heading.evaluate((element) =>
      element.compareDocumentPosition(document.activeElement ?? element),
    )
    expect(after & FOLLOWING).toBe(FOLLOWING)
  })
})

test('the dialog takes, traps and returns the focus', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
  )
  await open(page, '/')
  await profileLink(page).press('Enter')
  const dialog = profileDialog(page)
  await expect(dialog.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  const where = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      // Between the last and the first control, the browser's toolbar has the focus.
      return focused === document.body || Boolean(focused?.closest('dialog'))
    })
  expect(await where()).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press(key)
      expect(await where(), `${key} ${step}`).toBe(true)
    }
  }
  await dialog.getByRole('button', { name: 'Close company profile' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(profileLink(page)).toBeFocused()
})

test('the carousel can be paused by key before its tabs are reached', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  const pause = page.getByRole('button', { name: 'Pause carousel' })
  await pause.focus()
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: 'Play carousel' })
  await expect(play).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  const was = await page.getByRole('tab', { selected: true }).getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  const now = page.getByRole('tab', { selected: true })
  await expect(now).not.toHaveAttribute('aria-label', String(was))
  await expect(now).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Go to slide 1' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Go to slide 5' })).toBeFocused()
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone })

  test('opens by Enter, is next in tab order, and closes by Space', async ({ page }) => {
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
  })

  test('closes when Tab or Shift+Tab moves the focus out of it', async ({ page }) => {
    await open(page, '/about-us')
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.getByRole('button', { name: 'Open menu' }).press('Enter')
      await page.keyboard.press('Tab')
      await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused()
      for (let step = 0; step < 6; step++) await page.keyboard.press(key)
      await expect(main(page)).toBeHidden()
      if (key === 'Shift+Tab') continue
      const isInView = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, top } = focused?.getBoundingClientRect() ?? new DOMRect()
        return Boolean(focused?.contains(document.elementFromPoint(left + 1, top + 1)))
      })
      expect(isInView).toBe(true)
    }
  })

  test('its focused link keeps the focus when the phone is turned', async ({ page }) => {
    await open(page, '/about-us')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const link = main(page).getByRole('link', { name: 'Contact Us' })
    await link.focus()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(link).toBeFocused()
    const { y } = (await link.boundingBox()) ?? { y: Infinity }
    const header = await page.getByRole('banner').first().boundingBox()
    expect(y).toBeLessThan(header?.height ?? 0)
    await page.setViewportSize(phone)
    await expect(main(page)).toBeHidden()

    // A link to the page that is shown closes the menu.
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await main(page).getByRole('link', { name: 'About Us' }).press('Enter')
    await expect(main(page)).toBeHidden()
    await expect(title(page, 'About Us')).toBeFocused()
  })
})
