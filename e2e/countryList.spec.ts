import type { Page } from '@playwright/test'
import { openForm } from './support/contactForm.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const flag = (page: Page) => page.getByRole('button', { name: /Change country/ })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search countries' })
const options = (page: Page) => page.getByRole('option')
const highlighted = (page: Page) => page.locator('[role=option][aria-selected=true]')

test('searches 250 ms after the last key, and forgets the search', async ({ page }) => {
  await page.clock.install()
  const { phone } = await openForm(page)
  await expect(flag(page)).toHaveAccessibleName('Country: Kuwait (+965). Change country')
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'false')
  await flag(page).press('Space')
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page).first()).toBeVisible()
  const all = await options(page).count()
  // An installed clock keeps running; pausing it makes 250 ms exact.
  await page.clock.pauseAt(Date.now() + 10_000)
  await search(page).pressSequentially('germ')
  await page.clock.runFor(240)
  await expect(options(page)).toHaveCount(all)
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(options(page)).toHaveText([/Germany/])
  await page.keyboard.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveValue('+49')
  await expect(flag(page)).toHaveAccessibleName(/Country: Germany/)

  await flag(page).press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(options(page)).toHaveCount(all)
  for (const [query, found] of [
    ['UAE', /^United Arab Emirates/],
    ['gb', /^United Kingdom/],
    ['Turkiye', /^Turkey/],
    ['+974', /^Qatar/],
  ] as const) {
    await search(page).fill(query)
    await expect(options(page).first()).toHaveText(found)
  }
  await search(page).fill('qqq')
  await expect(page.getByRole('status').filter({ hasText: 'No country found' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(flag(page)).toBeFocused()
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'false')
})

test('moves by keys that stay in the list, and closes by Tab and a press outside', async ({
  page,
}) => {
  await openForm(page)
  await flag(page).press('Space')
  await expect(highlighted(page)).toHaveText(/Kuwait/)
  await expect(highlighted(page)).toBeInViewport({ ratio: 0.9 })
  await search(page).fill('united')
  for (const [keys, name] of [
    [['ArrowDown', 'ArrowUp', 'ArrowUp'], /United Arab Emirates/],
    [['ArrowDown'], /United Kingdom/],
    [['PageDown', 'ArrowDown'], /United States/],
    [['PageUp'], /United Arab Emirates/],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect(highlighted(page)).toHaveText(name)
    const id = await highlighted(page).getAttribute('id')
    await expect(search(page)).toHaveAttribute('aria-activedescendant', String(id))
  }
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByLabel('Message')).toBeFocused()
  await flag(page).click()
  await page.getByRole('heading', { name: 'Write to the desk' }).click()
  await expect(options(page)).toHaveCount(0)
  // 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await flag(page).press('Space')
  for (const key of ['PageDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    await expect(highlighted(page), key).toBeInViewport({ ratio: 0.9 })
    await expect(search(page), key).toBeInViewport({ ratio: 0.9 })
  }
})
