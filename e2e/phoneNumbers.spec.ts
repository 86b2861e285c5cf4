import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fields, send } from './support/contactForm.ts'
import { OUTBOX } from './support/servers.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

/** Ways in which a number gets into the field. */
const ways = {
  pasted: (page: Page, text: string) => paste(page, text),
  'pasted over all': async (page: Page, text: string) => {
    await page.keyboard.press('ControlOrMeta+a')
    await paste(page, text)
  },
  'pasted over a number': async (page: Page, text: string) => {
    await page.keyboard.type('2345678')
    await page.keyboard.press('ControlOrMeta+a')
    await paste(page, text)
  },
  'pasted into the middle': async (page: Page, text: string) => {
    await page.keyboard.type('55')
    await page.keyboard.press('ArrowLeft')
    await paste(page, text)
  },
  'filled in': (page: Page, text: string) =>
    // As a browser does it: the value, then an event that does not say what was put in.
    fields(page).phone.evaluate((input: HTMLInputElement, value) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, text),
  'typed, 20 ms': (page: Page, text: string) => page.keyboard.type(text, { delay: 20 }),
  'typed, 250 ms': (page: Page, text: string) => page.keyboard.type(text, { delay: 250 }),
  'typed into the emptied field': async (page: Page, text: string) => {
    await page.keyboard.type('2345')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type(text, { delay: 90 })
  },
  'typed over the selection': async (page: Page, text: string) => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text, { delay: 20 })
  },
} satisfies Record<string, (page: Page, text: string) => Promise<void>>

type Row = [
  country: string,
  how: keyof typeof ways | readonly (keyof typeof ways)[],
  text: string,
  sent: string,
]

const everywhere = [
  'pasted',
  'pasted over all',
  'filled in',
  'typed, 20 ms',
  'typed into the emptied field',
  'typed over the selection',
] as const

const ROWS: Row[] = [
  ['Kuwait', everywhere, '99887766', '+96599887766'],
  ['Kuwait', everywhere, '94412345', '+96594412345'],
  ['Kuwait', 'typed over the selection', '66001122', '+96566001122'],
  ['Kuwait', 'typed, 250 ms', '5000 1234', '+96550001234'],
  ['Kuwait', 'pasted over a number', '+965 5000 1234', '+96550001234'],
  ['Kuwait', 'pasted into the middle', '000 123', '+96550001235'],
  ['Kuwait', 'pasted into the middle', '+44 20 7946 0018', '+442079460018'],
  ['Kuwait', 'typed, 20 ms', '٩٩٨٨٧٧٦٦', '+96599887766'],
  ['Kuwait', 'pasted over all', '٩٩٨٨ ٧٧٦٦', '+96599887766'],
  ['Kuwait', 'pasted', '５０００ １２３４', '+96550001234'],
  ['Kuwait', 'pasted', '+44 (0)20 7946 0018', '+442079460018'],
  ['Kuwait', 'typed, 20 ms', '+44 (0)20 7946 0018', '+442079460018'],
  ['Kuwait', 'typed, 20 ms', '0044 20 7946 0018', '+442079460018'],
  ['Kuwait', 'filled in', '+442079460018', '+442079460018'],
  ['Kuwait', 'typed into the emptied field', '+1 204 555 0123', '+12045550123'],
  ['United Kingdom', everywhere, '07911 123456', '+447911123456'],
  ['United Kingdom', 'pasted over all', '(0)7911 123456', '+447911123456'],
  ['United Kingdom', 'pasted over all', '+07911 123456', '+447911123456'],
  ['United Kingdom', 'typed, 20 ms', '+96550001234', '+96550001234'],
  ['China', everywhere, '13812345678', '+8613812345678'],
  ['India', ['pasted', 'filled in', 'typed, 20 ms'], '9123456789', '+919123456789'],
  ['Italy', ['pasted', 'filled in', 'typed over the selection'], '3912345678', '+393912345678'],
  ['Italy', ['pasted', 'typed, 20 ms'], '06 1234 5678', '+390612345678'],
  ['Germany', ['pasted over all', 'typed, 20 ms', 'filled in'], '0151 12345678', '+4915112345678'],
  ['Egypt', ['pasted', 'filled in'], '0100 123 4567', '+201001234567'],
  ['KSA', ['pasted', 'typed into the emptied field'], '050 123 4567', '+966501234567'],
  ['UAE', ['pasted over all', 'filled in'], '050-123-4567', '+971501234567'],
  ['USA', ['pasted', 'typed, 20 ms', 'filled in'], '1 (212) 555-0123', '+12125550123'],
  ['Canada', ['pasted', 'typed over the selection'], '204 555 0123', '+12045550123'],
  ['Jamaica', ['pasted', 'filled in'], '876 555 0123', '+18765550123'],
  ['Russia', ['pasted', 'typed, 20 ms'], '8 (912) 345-67-89', '+79123456789'],
  ['Hungary', ['pasted', 'typed, 20 ms'], '06 20 123 4567', '+36201234567'],
  ['Cote', ['pasted', 'filled in'], '07 01 23 45 67', '+2250701234567'],
  ['Turkiye', ['pasted', 'typed, 20 ms'], '0532 123 45 67', '+905321234567'],
  ['France', ['pasted over all', 'typed into the emptied field'], '06 12 34 56 78', '+33612345678'],
]

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

const cases = ROWS.flatMap(([country, how, text, sent]) =>
  [how].flat().map((way) => ({ country, way, text, sent })),
)
const countries = [...new Set(cases.map(({ country }) => country))]

for (const country of countries) {
  const mine = cases.filter((row) => row.country === country)
  test(`${country}: ${mine.length} numbers arrive as the field shows them`, async ({ page }) => {
    test.slow()
    await open(page, '/contact-us')
    const form = fields(page)
    const expected = new Map<string, string>()
    for (const { way, text, sent } of mine) {
      const message = `${country}, ${way}: ${text} ${Math.random()}`
      await form.name.fill('Dana')
      await form.email.fill('ops@example.com')
      await form.message.fill(message)
      await choose(page, country)
      await ways[way](page, text)
      await form.name.focus()
      const shown = await form.phone.inputValue()
      expect([way, text, `+${shown.replace(/\D/g, '')}`]).toEqual([way, text, sent])
      await send(page)
      await expect(form.message).toHaveValue('')
      expected.set(message, sent)
    }
    const received = await arrived()
    expect(new Map([...expected.keys()].map((key) => [key, received.get(key)]))).toEqual(expected)
  })
}

test('the country that was chosen stays while a national number is typed and taken away', async ({
  page,
}) => {
  await open(page, '/contact-us')
  const flag = page.getByRole('button', { name: /Country: Canada/ })
  await choose(page, 'Canada')
  await page.keyboard.type('8765550123')
  await expect(flag).toBeVisible()
  for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('2125550123')
  await expect(flag).toBeVisible()
  await expect(fields(page).phone).toHaveValue(/^\+1 /)
})

test('the caret stays where it is put', async ({ page }) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
  // In front of the dial code, as a focus by script leaves it.
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus()
    input.setSelectionRange(0, 0)
  })
  await page.keyboard.type('50001234')
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('99', { delay: 20 })
  await expect(phone).toHaveValue('+965 5000 991234')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(phone).toHaveValue('+965 5007 1234')
})

test('more than 15 digits are refused, a paste of them too', async ({ page }) => {
  await open(page, '/contact-us')
  const { phone } = fields(page)
  await phone.focus()
  await paste(page, '+12345678901234567')
  await expect(phone).toHaveValue('+965')
  await page.keyboard.type('1234567890123456')
  expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(15)
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

for (const [query, found] of [
  ['UAE', /^United Arab Emirates/],
  ['KSA', /^Saudi Arabia/],
  ['USA', /^United States/],
  ['UK', /^(United Kingdom|Ukraine)/],
  ['Cote', /^Ivory Coast/],
  ['Turkiye', /^Turkey/],
] as const) {
  test(`the list of countries finds ${query}`, async ({ page }) => {
    await open(page, '/contact-us')
    await page.getByRole('button', { name: /Change country/ }).press('Enter')
    await page.keyboard.type(query)
    await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible()
    await expect.poll(() => page.getByRole('option').count()).toBeLessThan(12)
  })
}
