import type { Page } from '@playwright/test'
import { desktop, expect, open, phone, test } from './support/test.ts'

// The patterns of the ARIA Authoring Practices, key by key. What a pointer does is tested elsewhere.
test.use({ viewport: desktop })

/** Node.DOCUMENT_POSITION_FOLLOWING, which Node itself does not have. */
const FOLLOWING = 4
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('disclosure: Space opens and closes, Tab out of it closes', async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('button', { name: /(Show|Hide) services/ })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
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

test('a link by Enter moves the focus to the new heading, which a reader then says', async ({
  page,
}) => {
  await open(page, '/')
  await main(page).getByRole('link', { name: 'About Us' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'About Us' })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Tab')
  const after = await heading.evaluate((element) =>
    element.compareDocumentPosition(document.activeElement ?? element),
  )
  expect(after & FOLLOWING).toBe(FOLLOWING)
})

test('the theme toggle: Space and Enter switch, and keep the focus', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeFocused()
})

test('modal: focus goes in, stays in, and comes back', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
  )
  await open(page, '/')
  const opener = main(page).getByRole('link', { name: 'Aero Profile' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  const where = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      // The browser's own bar lies between last and first: the page then has no focus.
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
  await expect(opener).toBeFocused()
})

test('carousel: its pause control comes first, and works by key', async ({ page }) => {
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

test.describe('film', () => {
  test.use({ films: true })

  test('its control stops and starts it by key, and keeps the focus', async ({ page }) => {
    await open(page, '/')
    const film = page.locator('main video').first()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    await page.getByRole('button', { name: 'Pause film' }).first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Play film' }).first()).toBeFocused()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  })
})

test('country list: arrows, typing, Escape and Tab', async ({ page }) => {
  await open(page, '/contact-us')
  const button = page.getByRole('button', { name: /Change country/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { selected: true })
  await expect(option).toHaveCount(1)
  expect(await search.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  const one = await option.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(option).not.toHaveText(String(one))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('a copy button keeps the focus, and its toast is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact-us')
  const copy = page.getByRole('button', { name: 'Copy email address' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(copy).toBeFocused()
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone })

  test('opens by Enter, is the next stop, and closes by its button', async ({ page }) => {
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

  for (const [way, key] of [
    ['forward', 'Tab'],
    ['back', 'Shift+Tab'],
  ] as const) {
    test(`closes when the focus leaves it, ${way}`, async ({ page }) => {
      await open(page, '/about-us')
      await page.getByRole('button', { name: 'Open menu' }).press('Enter')
      await page.keyboard.press('Tab')
      await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused()
      for (let step = 0; step < 6; step++) await page.keyboard.press(key)
      await expect(main(page)).toBeHidden()
      const isInView = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, top } = focused?.getBoundingClientRect() ?? new DOMRect()
        return Boolean(focused?.contains(document.elementFromPoint(left + 1, top + 1)))
      })
      if (way === 'forward') expect(isInView).toBe(true)
    })
  }

  test('its link to the page that is shown closes it', async ({ page }) => {
    await open(page, '/about-us')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await main(page).getByRole('link', { name: 'About Us' }).press('Enter')
    await expect(main(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  })

  test('turned to a wide screen, the same link keeps the focus in the header', async ({ page }) => {
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
  })
})
