import type { Page } from '@playwright/test'
import {
  accept,
  expectSent,
  fields,
  openForm,
  pending,
  READER,
  send,
  type,
} from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { follow } from './support/menu.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

/** The ways to enter a number. */
const ways = {
  typed: (page: Page, text: string) => page.keyboard.type(text),
  pasted: paste,
  'filled in': (page: Page, text: string) =>
    // Autofill sets the value, and its event does not say what was inserted.
    fields(page).phone.evaluate((input: HTMLInputElement, value) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, text),
} satisfies Record<string, (page: Page, text: string) => Promise<void>>

/** The chosen country, a text, and the number in it. `readPhone.test.ts` has every country. */
const NUMBERS = [
  ['typed', 'UAE', '050-123-4567', '+971501234567'],
  ['typed', 'Kuwait', '٩٩٨٨٧٧٦٦', '+96599887766'],
  ['pasted', 'Italy', '390612345678', '+390612345678'],
  ['pasted', 'Kuwait', '+44 (0)20 7946 0018, please call after 5', '+442079460018'],
  ['filled in', 'Kuwait', '965 9988 7766', '+96599887766'],
  ['filled in', 'Kuwait', '+1 204 555 0123', '+12045550123'],
] as const

async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await page.keyboard.press('ControlOrMeta+v')
}

async function choose(page: Page, country: string) {
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  // At once: an option that is clicked between two filterings may move away.
  await page.getByRole('combobox', { name: 'Search countries' }).fill(country)
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(20)
  const name = new RegExp(`(^|\\(|, )${country}`)
  await page.getByRole('option').filter({ hasText: name }).first().click()
  await expect(fields(page).phone).toBeFocused()
}
const country = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Country: ${name}`) })

/** @returns the number that the field shows after it lost the focus */
async function shownNumber(page: Page) {
  const { phone, name } = fields(page)
  await name.focus()
  return `+${(await phone.inputValue()).replace(/\D/g, '')}`
}

async function focusAt(page: Page, caret: number) {
  await fields(page).phone.evaluate((input: HTMLInputElement, at) => {
    input.focus()
    input.setSelectionRange(at, at)
  }, caret)
}

test('sends the number that the field shows, typed, pasted or filled in', async ({ page }) => {
  test.slow()
  const messages = await accept(page)
  const form = await openForm(page)
  for (const [way, name, text, number] of NUMBERS) {
    await type(page)
    await choose(page, name)
    await ways[way](page, text)
    // The library that reads numbers may still be loading.
    await expect.poll(() => shownNumber(page), `${way}: ${text}`).toBe(number)
    await form.phone.press('Enter')
    await expect(form.message).toHaveValue('')
    await expect(form.phone).toHaveValue('+965')
  }
  expect(messages.map(({ user_phone: number }) => number)).toEqual(
    NUMBERS.map(([, , , number]) => number),
  )
})

test('the country follows the number, and the number the country', async ({ page }) => {
  const { phone } = await openForm(page)
  await test.step('a number pasted into another one replaces it', async () => {
    await phone.focus()
    await page.keyboard.type('2345')
    await page.keyboard.press('ArrowLeft')
    await paste(page, '+390612345678')
    await expect(country(page, 'Italy')).toBeVisible()
  })
  await test.step('an Italian number keeps its zero through another country', async () => {
    await choose(page, 'Germany')
    await expect(phone).toHaveValue(/^\+49 /)
    await choose(page, 'Italy')
    await expect(phone).toHaveValue('+39 06 1234 5678')
  })
  await test.step('two countries share a dial code', async () => {
    await choose(page, 'Canada')
    await phone.fill('+1')
    await phone.focus()
    await page.keyboard.type('8765550123')
    expect(await shownNumber(page)).toBe('+18765550123')
    await expect(country(page, 'Jamaica')).toBeVisible()
  })
})

test('edits keep the caret, and 15 digits are the limit', async ({ page }) => {
  const { phone } = await openForm(page)
  const digits = async () => (await phone.inputValue()).replace(/\D/g, '')
  await test.step('typed in front of the dial code', async () => {
    await focusAt(page, 0)
    await page.keyboard.type('5000')
    await page.keyboard.press('Escape')
    await page.keyboard.type('1234')
    expect(await shownNumber(page)).toBe('+96550001234')
  })
  await test.step('typed into the number', async () => {
    await focusAt(page, 9)
    await page.keyboard.type('99')
    await expect(phone).toHaveValue('+965 500099 1234')
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('7')
    await expect(phone).toHaveValue('+965 5007 1234')
  })
  await test.step('too short, then too long', async () => {
    await page.keyboard.press('Home')
    for (let left = 16; left > 0; left -= 1) await page.keyboard.press('Delete')
    expect(await digits()).toBe('')
    await page.keyboard.type('123')
    await phone.blur()
    await expect(page.getByText('Phone number is too short')).toBeVisible()
    await phone.press('End')
    await page.keyboard.type('4567890123456789')
    expect(await digits()).toHaveLength(15)
    await expect(page.getByText('Phone number is too short')).toBeHidden()
    await page.keyboard.press('ControlOrMeta+a')
    await paste(page, '+1234567890123456')
    await phone.blur()
    await expect(page.getByText('Phone number is too long')).toBeVisible()
    await expect(phone).toHaveValue('+1234567890123456')
  })
})

test('does not rewrite the text that an input method composes', async ({ page }) => {
  const { phone } = await openForm(page)
  await phone.focus()
  await page.evaluate(() => document.fonts.ready)
  const cdp = await page.context().newCDPSession(page)
  for (const text of ['5', '50', '5000', '50001234']) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: 8, selectionEnd: 8 })
    await expect(phone).toHaveValue(`+965${text}`)
  }
  await cdp.send('Input.insertText', { text: '50001234' })
  await expect(phone).toHaveValue('+96550001234')
  expect(await shownNumber(page)).toBe('+96550001234')

  await test.step('Escape cancels a composition in the country search, not the search', async () => {
    const flag = page.getByRole('button', { name: /Change country/ })
    await flag.press('Enter')
    await cdp.send('Input.imeSetComposition', { text: 'ku', selectionStart: 2, selectionEnd: 2 })
    await page.keyboard.press('Escape')
    await expect(flag).toHaveAttribute('aria-expanded', 'true')
  })
})

test('a message waits for the library that parses its number, also when its page is left', async ({
  page,
}) => {
  const release = await holdBack(page, READER)
  const messages = await accept(page)
  await openForm(page)
  await type(page)
  await choose(page, 'UAE')
  await page.keyboard.type('0501234567')
  await page.keyboard.press('Enter')
  await expect(pending(page)).toBeVisible()
  expect(messages).toEqual([])
  await follow(page, 'About Us')
  release()
  await expectSent(page)
  expect(messages.map(({ user_phone: number }) => number)).toEqual(['+971501234567'])
})

test('a number refused after the page was left is reported with a link back', async ({ page }) => {
  const release = await holdBack(page, READER)
  const { phone } = await openForm(page)
  await type(page)
  await phone.fill('1234')
  await send(page)
  await expect(pending(page)).toBeVisible()
  await follow(page, 'About Us')
  release()
  await page.getByRole('alert').getByRole('link', { name: 'Back to your message' }).click()
  await expect(page).toHaveURL('/contact-us')
})

test('sends the digits as shown when the library does not load', async ({ page, allow }) => {
  allow(/^not loaded: \/assets\/readPhone-/)
  await page.route(READER, (route) => route.abort())
  const messages = await accept(page)
  const { phone } = await openForm(page)
  for (const text of ['+9655000 1234', '5000 1234']) {
    await type(page)
    await phone.fill(text)
    await send(page)
    await expect(phone).toHaveValue('+965')
  }
  expect(messages.map(({ user_phone: number }) => number)).toEqual(['+96550001234', '50001234'])
})

test('asks about a number that does not fit the country, and sends it all the same', async ({
  page,
}) => {
  const messages = await accept(page)
  const { phone } = await openForm(page)
  await type(page)
  const advice = page.getByText('This number does not fit the country. Please check both.')
  await phone.focus()
  await page.keyboard.type('0501234567')
  expect(await shownNumber(page)).toBe('+9650501234567')
  await expect(advice).toBeVisible()
  await choose(page, 'UAE')
  expect(await shownNumber(page)).toBe('+971501234567')
  await expect(advice).toBeHidden()
  await choose(page, 'Kuwait')
  expect(await shownNumber(page)).toBe('+9650501234567')
  await expect(advice).toBeVisible()
  await send(page)
  await expectSent(page)
  await expect(advice).toBeHidden()
  expect(messages.map(({ user_phone: number }) => number)).toEqual(['+9650501234567'])
})
