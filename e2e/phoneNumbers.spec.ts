import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectSent, fields, SEND, send, type } from './support/contactForm.ts'
import { OUTBOX } from './support/servers.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

/** Ways in which a number gets into the field. */
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

/** A country, a number as it is written there, and with the dial code but without a plus. */
const COUNTRIES = [
  ['Kuwait', '9988 7766', '965 9988 7766', '+96599887766'],
  ['UAE', '050-123-4567', '971501234567', '+971501234567'],
  ['KSA', '050 123 4567', '966501234567', '+966501234567'],
  ['Qatar', '3312 3456', '97433123456', '+97433123456'],
  ['Bahrain', '3600 1234', '97336001234', '+97336001234'],
  ['Oman', '9212 3456', '96892123456', '+96892123456'],
  ['Jordan', '07 9012 3456', '962790123456', '+962790123456'],
  ['Lebanon', '71 123 456', '96171123456', '+96171123456'],
  ['Egypt', '0100 123 4567', '201001234567', '+201001234567'],
  ['Iraq', '0791 234 5678', '9647912345678', '+9647912345678'],
  ['Germany', '0151 12345678', '4915112345678', '+4915112345678'],
  ['Italy', '06 1234 5678', '390612345678', '+390612345678'],
] as const

/** Texts that are put in with Kuwait chosen. */
const TEXTS = [
  ['pasted', '+965 5000 1234, please call after 5', '+96550001234'],
  ['typed', '+965 5000 1234, please call after 5', '+96550001234'],
  ['pasted', '+965 5000 1234 / +965 5000 5678', '+96550001234'],
  ['filled in', '+965 5000 1234 ext. 12', '+96550001234'],
  ['typed', '٩٩٨٨٧٧٦٦', '+96599887766'],
  ['pasted', '５０００ １２３４', '+96550001234'],
  ['typed', '0044 20 7946 0018', '+442079460018'],
  ['pasted', '+44 (0)20 7946 0018', '+442079460018'],
  ['filled in', '+1 204 555 0123', '+12045550123'],
] as const

async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await page.keyboard.press('ControlOrMeta+v')
}

async function choose(page: Page, country: string) {
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await page.keyboard.type(country)
  // Filtered after a pause: a click before it may meet another country.
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

/** @returns the number that the field shows once it is left */
async function shownNumber(page: Page) {
  const { phone, name } = fields(page)
  await name.focus()
  return `+${(await phone.inputValue()).replace(/\D/g, '')}`
}

for (const [way, put] of Object.entries(ways)) {
  test(`sends what the field shows for 12 countries, ${way}`, async ({ page }) => {
    test.slow()
    await open(page, '/contact-us')
    const form = fields(page)
    const expected = new Map<string, string>()
    for (const [country, national, withDialCode, number] of COUNTRIES) {
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
}

test('reads the number in a text, and keeps the zero of an Italian one', async ({ page }) => {
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

test('leaves typing, the caret and the chosen country alone until the field is left', async ({
  page,
}) => {
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
  await expect(page.getByRole('button', { name: /Country: Canada/ })).toBeVisible()
})

test('stops typing at 15 digits, and says of a longer paste that it is too long', async ({
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

test('does not rewrite what an input method composes', async ({ page }) => {
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

/** The chunk of the library that reads numbers. */
const READER = '**/assets/readPhone-*.js'

test('a message waits for the library that reads its number', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(READER, async (route) => {
    await held
    await route.continue()
  })
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

test('without the library the digits are sent as the field shows them', async ({ page, allow }) => {
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

test('a search that found nothing is heard, and not kept for the next opening', async ({
  page,
}) => {
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

test('the list of countries finds the names that people search by', async ({ page }) => {
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
