import type { Page } from '@playwright/test'
import { openForm, READER } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const flag = (page: Page) => page.getByRole('button', { name: /Change country/ })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search countries' })
const options = (page: Page) => page.getByRole('option')

test('searches 250 ms after the last key, and forgets the search', async ({ page }) => {
  await page.clock.install()
  const { phone } = await openForm(page)
  await expect(flag(page)).toHaveAccessibleName('Country: Kuwait (+965). Change country')
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'false')
  await flag(page).press('Space')
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'true')
  const all = await options(page).count()
  // An installed clock keeps running; pausing it makes 250 ms exact.
  await page.clock.pauseAt(Date.now() + 10_000)
  await search(page).pressSequentially('germ')
  await page.clock.runFor(240)
  await expect(options(page)).toHaveCount(all)
  await page.clock.runFor(20)
  await expect(options(page)).toHaveText([/Germany/])
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveValue('+49')

  await flag(page).press('Enter')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('qqq')
  const nothing = page.getByRole('status').filter({ hasText: 'No country found' })
  await expect(nothing).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(nothing).toHaveCount(0)
  await expect(flag(page)).toBeFocused()
  await expect(flag(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(flag(page)).toHaveAccessibleName(/Country: Germany/)

  await flag(page).press('Enter')
  await expect(options(page)).toHaveCount(all)
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('keeps a search that is being typed when the number library loads', async ({ page }) => {
  const release = await holdBack(page, READER)
  await page.clock.install()
  const { phone } = await openForm(page)
  // The library finds another country, which renders the list twice.
  await phone.fill('+493012345678')
  await flag(page).press('Enter')
  // No timer ends the search before the field renders again.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.type('ger')
  release()
  await expect(flag(page)).toHaveAccessibleName(/Country: Germany/)
  await page.keyboard.type('m')
  await expect(search(page)).toHaveValue('germ')
  await page.clock.runFor(260)
  await expect(options(page)).toHaveText([/Germany/])
})

test('searches for keys typed before the list is painted', async ({ page }) => {
  await openForm(page)
  // Delays the list, as a busy phone would.
  await page.evaluate(() => {
    const MessageChannel = class {
      port1 = { addEventListener() {}, start() {} }
      port2 = { postMessage() {} }
    }
    Object.assign(window, { MessageChannel })
  })
  await flag(page).click()
  await page.keyboard.type('germ')
  await expect(search(page)).toHaveValue('germ')
  await expect(options(page)).toHaveText([/Germany/])
})

test('opens in full view, moves by keys and finds short names', async ({ page }) => {
  await openForm(page)
  await flag(page).focus()
  // The search box below it is just in view, so that its focus scrolls nothing.
  await flag(page).evaluate((button) => {
    const top = button.getBoundingClientRect().bottom - innerHeight + 80
    scrollBy({ top, behavior: 'instant' })
  })
  await page.keyboard.press('Space')
  await test.step('in full view at the bottom of the window', async () => {
    // The chosen country is the last that the list shows.
    const chosen = page.getByRole('option', { name: /^Kuwait/ })
    await expect(chosen.first()).toBeInViewport({ ratio: 0.9 })
    // No row lies over the search box, nor under it.
    const isOnTop = (box: HTMLElement) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const across = [0.1, 0.5, 0.9].map((share) => left + share * (right - left))
      return across.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === box)
    }
    expect(await search(page).evaluate(isOnTop)).toBe(true)
  })
  await expect(search(page)).toBeFocused()
  const last = (await options(page).count()) - 1
  const highlighted = async () => {
    const id = await search(page).getAttribute('aria-activedescendant')
    return options(page).evaluateAll((all, active) => all.findIndex((one) => one.id === active), id)
  }
  await expect.poll(highlighted).toBeGreaterThan(0)
  const start = await highlighted()
  for (const [key, isThere] of [
    ['PageDown', (index: number) => index > start + 2],
    ['PageUp', (index: number) => index === start],
    ['ArrowDown', (index: number) => index === start + 1],
    ['End', (index: number) => index === last],
    ['ArrowDown', (index: number) => index === last],
    ['Home', (index: number) => index === 0],
    ['ArrowUp', (index: number) => index === 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => isThere(await highlighted()), key).toBe(true)
    await expect(options(page).nth(await highlighted())).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(await highlighted())).toBeInViewport({ ratio: 0.9 })
  }
  await page.keyboard.type('united')
  await expect.poll(() => options(page).count()).toBeLessThan(10)
  await page.keyboard.press('End')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(highlighted).toBe((await options(page).count()) - 1)

  for (const [query, found] of [
    ['UAE', /^United Arab Emirates/],
    ['KSA', /^Saudi Arabia/],
    ['USA', /^United States/],
    ['UK', /^(United Kingdom|Ukraine)/],
    ['Cote', /^Ivory Coast/],
    ['Turkiye', /^Turkey/],
  ] as const) {
    await search(page).fill(query)
    await expect(options(page).filter({ hasText: found }).first()).toBeVisible()
    await expect.poll(() => options(page).count()).toBeLessThan(12)
  }

  await test.step('keeps the search in view at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
    for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'End']) {
      await page.keyboard.press(key)
      await expect(options(page).nth(await highlighted()), key).toBeInViewport({ ratio: 0.9 })
      await expect(search(page), key).toBeInViewport({ ratio: 0.9 })
    }
  })
})
