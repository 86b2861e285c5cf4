import { fields, SEND, SENT, type } from './support/contactForm.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('limits a number to 15 digits, and Escape and Delete work in the field', async ({ page }) => {
  await open(page, '/contact-us')
  const { phone: input } = fields(page)
  const digits = async () => (await input.inputValue()).replace(/\D/g, '')
  await expect(input).toHaveValue('+965')
  await input.press('End')
  await page.keyboard.type('5000')
  await page.keyboard.press('Escape')
  await page.keyboard.type('1234')
  await expect(input).toHaveValue('+96550001234')
  await page.keyboard.press('Home')
  for (let left = 12; left > 0; left -= 1) await page.keyboard.press('Delete')
  expect(await digits()).toBe('')

  await page.keyboard.type('123')
  await input.blur()
  await expect(page.getByText('Phone number is too short')).toBeVisible()
  await input.press('End')
  await page.keyboard.type('4567890123456789')
  expect(await digits()).toHaveLength(15)
  await expect(page.getByText('Phone number is too short')).toBeHidden()
})

test('searches the country list by keyboard 250 ms after the last key', async ({ page }) => {
  await page.clock.install()
  await open(page, '/contact-us')
  await page.getByRole('button', { name: 'Country: Kuwait (+965). Change country' }).press('Space')
  const options = page.getByRole('option')
  const all = await options.count()
  // An installed clock keeps running; pausing it makes 250 ms exact.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('combobox', { name: 'Search countries' }).pressSequentially('germ')
  await page.clock.runFor(240)
  await expect(options).toHaveCount(all)
  await page.clock.runFor(20)
  await expect(options).toHaveText([/Germany/])
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('+49')
  await page.getByRole('button', { name: /Country: Germany/ }).press('Enter')
  await page.keyboard.type('ku')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Country: Germany/ })).toBeFocused()
})

test('searches for keys typed before the country list is painted', async ({ page }) => {
  await open(page, '/contact-us')
  // Delays the list, as a busy phone would.
  await page.evaluate(() => {
    const MessageChannel = class {
      port1 = { addEventListener() {}, start() {} }
      port2 = { postMessage() {} }
    }
    Object.assign(window, { MessageChannel })
  })
  await page.getByRole('button', { name: /Change country/ }).click()
  await page.keyboard.type('germ')
  await expect(page.getByRole('combobox', { name: 'Search countries' })).toHaveValue('germ')
  await expect(page.getByRole('option')).toHaveText([/Germany/])
})

test('the country list opens in full view at the bottom of the window', async ({ page }) => {
  await open(page, '/contact-us')
  const flag = page.getByRole('button', { name: /Change country/ })
  await flag.focus()
  // The search box below it is just in view, so that its focus scrolls nothing.
  await flag.evaluate((button) => {
    const top = button.getBoundingClientRect().bottom - innerHeight + 80
    scrollBy({ top, behavior: 'instant' })
  })
  await page.keyboard.press('Space')
  // The country chosen is the last that the list shows.
  const chosen = page.getByRole('option', { name: /^Kuwait/ })
  await expect(chosen.first()).toBeInViewport({ ratio: 0.9 })
  // No row lies over the search box, nor under it.
  const search = page.getByRole('combobox', { name: 'Search countries' })
  const isOnTop = (box: HTMLElement) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const across = [0.1, 0.5, 0.9].map((share) => left + share * (right - left))
    return across.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === box)
  }
  expect(await search.evaluate(isOnTop)).toBe(true)
})

test('keys move the highlighted country and keep it in view', async ({ page }) => {
  await open(page, '/contact-us')
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  const search = page.getByRole('combobox', { name: 'Search countries' })
  const options = page.getByRole('option')
  const last = (await options.count()) - 1
  const highlighted = async () => {
    const id = await search.getAttribute('aria-activedescendant')
    return options.evaluateAll((all, active) => all.findIndex((one) => one.id === active), id)
  }
  await expect.poll(highlighted).toBeGreaterThan(0)
  const start = await highlighted()
  for (const [key, isThere] of [
    ['PageDown', (index: number) => index > start + 2],
    ['PageUp', (index: number) => index === start],
    ['End', (index: number) => index === last],
    ['ArrowDown', (index: number) => index === last],
    ['Home', (index: number) => index === 0],
    ['ArrowUp', (index: number) => index === 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => isThere(await highlighted()), key).toBe(true)
    await expect(options.nth(await highlighted())).toBeInViewport({ ratio: 0.9 })
  }
  await page.keyboard.type('united')
  await expect.poll(() => options.count()).toBeLessThan(10)
  await page.keyboard.press('End')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(highlighted).toBe((await options.count()) - 1)
})

test('a pasted number keeps its country, and Enter sends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact-us')
  await type(page)
  const form = fields(page)
  await page.evaluate(() => navigator.clipboard.writeText('+44 (0)20 7946 0018'))
  await form.phone.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('button', { name: /Country: United Kingdom/ })).toBeVisible()
  const request = page.waitForRequest(SEND)
  await form.phone.press('Enter')
  expect((await request).postDataJSON().template_params.user_phone).toBe('+442079460018')
  await expect(page.getByText(SENT)).toBeVisible()
})
