import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectSent, fields, SEND, send, type } from './support/contactForm.ts'
import { holdBack } from './support/line.ts'
import { OUTBOX } from './support/servers.ts'
import { desktop, expect, open, test } from './support/test.ts'

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

/**
 * A country, a number as it is written there, and with the dial code but no plus. One country for
 * each way: the unit tests of `readPhone` cover every country.
 */
const COUNTRIES = [
  ['typed', 'UAE', '050-123-4567', '971501234567', '+971501234567'],
  ['pasted', 'Italy', '06 1234 5678', '390612345678', '+390612345678'],
  ['filled in', 'Kuwait', '9988 7766', '965 9988 7766', '+96599887766'],
] as const

/** Texts that are entered while Kuwait is chosen. */
const TEXTS = [
  ['pasted', '+965 5000 1234, please call after 5', '+96550001234'],
  ['typed', '٩٩٨٨٧٧٦٦', '+96599887766'],
  ['filled in', '+1 204 555 0123', '+12045550123'],
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

async function arrived(): Promise<Map<string, string>> {
  const files = await readdir(OUTBOX)
  const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  return new Map(
    kept.map((json) => {
      const { template_params: sent } = JSON.parse(json).body
      return [sent.user_message, sent.user_phone]
    }),
  )
}

/** @returns the number that the field shows after it lost the focus */
async function shownNumber(page: Page) {
  const { phone, name } = fields(page)
  await name.focus()
  return `+${(await phone.inputValue()).replace(/\D/g, '')}`
}

test('sends the number that the field shows, typed, pasted or filled in', { tag: '@slow' }, async ({
  page,
}) => {
  test.slow()
  await open(page, '/contact-us')
  const form = fields(page)
  const expected = new Map<string, string>()
  for (const [way, country, national, withDialCode, number] of COUNTRIES) {
    const put = ways[way]
    const message = `${country}, ${way} ${Math.random()}`
    await form.name.fill('Dana')
    await form.email.fill('ops@example.com')
    await form.message.fill(message)
    await choose(page, country)
    await put(page, national)
    expect.soft(await shownNumber(page), `${country}: ${national}`).toBe(number)
    await choose(page, 'Bahrain')
    await choose(page, country)
    expect.soft(await shownNumber(page), `${country} again`).toBe(number)
    await form.phone.fill('')
    await form.phone.focus()
    await put(page, withDialCode)
    expect.soft(await shownNumber(page), `${country}: ${withDialCode}`).toBe(number)
    await send(page)
    await expect(form.message).toHaveValue('')
    await expect(form.phone).toHaveValue('+965')
    expected.set(message, number)
  }
  const received = await arrived()
  expect(new Map([...expected.keys()].map((key) => [key, received.get(key)]))).toEqual(expected)
})

test('finds the number in a text and keeps the leading zero of an Italian one', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
  for (const [way, text, number] of TEXTS) {
    await phone.fill('')
    await phone.focus()
    await choose(page, 'Kuwait')
    await ways[way](page, text)
    expect.soft(await shownNumber(page), `${way}: ${text}`).toBe(number)
  }
  await phone.focus()
  await page.keyboard.type('2345')
  await page.keyboard.press('ArrowLeft')
  await paste(page, '+390612345678')
  await expect(page.getByRole('button', { name: /Country: Italy/ })).toBeVisible()
  await choose(page, 'Germany')
  await expect(phone).toHaveValue(/^\+49 /)
  await choose(page, 'Italy')
  await expect(phone).toHaveValue('+39 06 1234 5678')
})

test('keeps the typed text, the caret and the country until the field loses the focus', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
  // In front of the dial code.
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus()
    input.setSelectionRange(0, 0)
  })
  await page.keyboard.type('50001234')
  expect(await shownNumber(page)).toBe('+96550001234')
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus()
    input.setSelectionRange(9, 9)
  })
  await page.keyboard.type('99')
  await expect(phone).toHaveValue('+965 500099 1234')
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(phone).toHaveValue('+965 5007 1234')
  await choose(page, 'Canada')
  await phone.fill('+1')
  await phone.focus()
  await page.keyboard.type('8765550123')
  expect(await shownNumber(page)).toBe('+18765550123')
  await expect(page.getByRole('button', { name: /Country: Jamaica/ })).toBeVisible()
})

test('accepts 15 typed digits and reports a longer paste as too long', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
  await phone.focus()
  await page.keyboard.type('1234567890123456')
  expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(15)
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, '+1234567890123456')
  await phone.blur()
  await expect(page.getByText('Phone number is too long')).toBeVisible()
  await expect(phone).toHaveValue('+1234567890123456')
})

test('does not rewrite the text that an input method composes', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
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
})

/** The chunk with the library that parses numbers. */
const READER = '**/assets/readPhone-*.js'

test('a message waits for the library that parses its number', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await holdBack(page, READER)
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  await type(page)
  await choose(page, 'UAE')
  await page.keyboard.type('0501234567')
  const request = page.waitForRequest(SEND)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  release()
  expect((await request).postDataJSON().template_params.user_phone).toBe('+971501234567')
  await expectSent(page)
})

test('a number found invalid or refused after the page was left is reported with a link back', {
  tag: '@slow',
}, async ({ page, allow }) => {
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\. .*\(500\)/)
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: '' }))
  for (const number of ['1234', '50001234']) {
    const release = await holdBack(page, READER)
    await open(page, '/contact-us')
    await type(page)
    await fields(page).phone.fill(number)
    await send(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    release()
    await page.getByRole('alert').getByRole('link', { name: 'Back to your message' }).click()
    await expect(page).toHaveURL('/contact-us')
  }
})

test('sends the digits as shown when the library does not load', { tag: '@slow' }, async ({
  page,
  allow,
}) => {
  allow(/^not loaded: \/assets\/readPhone-/)
  await page.route(READER, (route) => route.abort())
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  const { phone } = fields(page)
  for (const [text, number] of [
    ['+9655000 1234', '+96550001234'],
    ['5000 1234', '50001234'],
  ] as const) {
    await type(page)
    await phone.fill(text)
    const request = page.waitForRequest(SEND)
    await send(page)
    expect((await request).postDataJSON().template_params.user_phone).toBe(number)
    await expectSent(page)
    await expect(phone).toHaveValue('+965')
  }
})

test('announces an empty country search and clears it when the list closes', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/contact-us')
  const flag = page.getByRole('button', { name: /Change country/ })
  await expect(flag).toHaveAttribute('aria-expanded', 'false')
  await flag.press('Enter')
  await expect(flag).toHaveAttribute('aria-expanded', 'true')
  const options = page.getByRole('option')
  const all = await options.count()
  await page.keyboard.type('qqq')
  await expect(page.getByRole('status').filter({ hasText: 'No country found' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(flag).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'No country found' })).toHaveCount(0)
  await flag.press('Enter')
  await expect(options).toHaveCount(all)
})

test('the country search knows common short names', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/contact-us')
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  for (const [query, found] of [
    ['UAE', /^United Arab Emirates/],
    ['KSA', /^Saudi Arabia/],
    ['USA', /^United States/],
    ['UK', /^(United Kingdom|Ukraine)/],
    ['Cote', /^Ivory Coast/],
    ['Turkiye', /^Turkey/],
  ] as const) {
    await page.getByRole('combobox', { name: 'Search countries' }).fill(query)
    await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible()
    await expect.poll(() => page.getByRole('option').count()).toBeLessThan(12)
  }
})
