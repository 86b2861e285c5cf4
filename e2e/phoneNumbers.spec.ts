import type { Page } from '@playwright/test'
import { accept, expectSent, fields, openForm, send, type } from './support/contactForm.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

/** The ways to enter a number. */
const ways = {
  typed: (page: Page, text: string) => page.keyboard.type(text),
  pasted: async (page: Page, text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('ControlOrMeta+v')
  },
  dropped: (page: Page, text: string) =>
    // Drops, and the dictation of some keyboards, insert a whole text.
    fields(page).phone.evaluate((input: HTMLInputElement, value) => {
      Reflect.set(HTMLInputElement.prototype, 'value', input.value + value, input)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop' }))
    }, text),
  'filled in': (page: Page, text: string) =>
    // Autofill sets the value, and its event does not say what was inserted.
    fields(page).phone.evaluate((input: HTMLInputElement, value) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text),
} satisfies Record<string, (page: Page, text: string) => Promise<void>>

/** The way, the chosen country, a text, and what is shown. The unit test has every country. */
const NUMBERS = [
  ['typed', 'UAE', '050-123-4567', '+971 50 123 4567'],
  ['typed', 'Kuwait', '٩٩٨٨٧٧٦٦', '+965 9988 7766'],
  ['typed', 'Kuwait', '9a6b5c5d5!5#1', '+965 9655 551'],
  ['pasted', 'Italy', '390612345678', '+39 06 1234 5678'],
  ['pasted', 'Kuwait', '+1\ufe0d-415-555-2671', '+1 415 555 2671'],
  ['pasted', 'Kuwait', '9a9b8c8d7!7#66', '+965 9988 7766'],
  ['dropped', 'Kuwait', 'call 9988 7766', '+965 9988 7766'],
  ['filled in', 'Kuwait', '965 9988 7766', '+965 9988 7766'],
] as const

async function choose(page: Page, country: string) {
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await page.getByRole('combobox', { name: 'Search countries' }).fill(country)
  await page.keyboard.press('Enter')
  await expect(fields(page).phone).toBeFocused()
}

test('sends the number that the field shows, typed, pasted, dropped or filled in', async ({
  page,
}) => {
  const messages = await accept(page)
  const form = await openForm(page)
  for (const [way, name, text, shown] of NUMBERS) {
    await type(page)
    await choose(page, name)
    await form.phone.press('End')
    await ways[way](page, text)
    await form.name.focus()
    await expect(form.phone, `${way}: ${text}`).toHaveValue(shown)
    await form.phone.press('Enter')
    await expect(form.message).toHaveValue('')
    await expect(form.phone).toHaveValue('+965')
  }
  expect(messages.map(({ user_phone: number }) => number)).toEqual(
    NUMBERS.map(([, , , shown]) => shown.replaceAll(' ', '')),
  )
})

test('a key that belongs to no number leaves no trace, and the caret stays', async ({ page }) => {
  const { phone } = await openForm(page)
  await phone.press('End')
  for (const [keys, shown] of [
    ['a!#é٤,', '+9654'],
    ['0 (0)-1./2', '+96540 (0)-1./2'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect(phone).toHaveValue(shown)
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x7')
  await expect(phone).toHaveValue('+96540 (0)-1./72')
  // No more than 15 digits.
  await page.keyboard.type('34567890')
  await expect(phone).toHaveValue('+96540 (0)-1./73456782')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0')
  await expect(phone).toHaveValue('+96540 (0)-1./73456702')
})

test('asks about cut digits, a country that does not fit and too many digits', async ({ page }) => {
  const messages = await accept(page)
  const { phone } = await openForm(page)
  await type(page)
  const cut = page.getByText('Please put an extension or a second number in the message.')
  const advice = page.getByText('This number does not fit the country. Please check both.')
  await phone.press('End')
  await page.keyboard.type('2345')
  await ways.pasted(page, '+1 415 555 2671 ext. 123')
  await expect(phone).toHaveValue('+1 415 555 2671')
  await expect(page.getByRole('button', { name: /Country: United States/ })).toBeVisible()
  await expect(cut).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await ways.pasted(page, '+1234567890123456')
  await phone.blur()
  await expect(cut).toBeHidden()
  await expect(page.getByText('Phone number is too long')).toBeVisible()
  await choose(page, 'Kuwait')
  await phone.fill('0501234567')
  await phone.blur()
  await expect(advice).toBeVisible()
  await choose(page, 'UAE')
  await expect(phone).toHaveValue('+971 50 123 4567')
  await expect(advice).toBeHidden()
  await phone.fill('')
  await send(page)
  await expectSent(page)
  expect(messages.map(({ user_phone: number }) => number)).toEqual([''])
})

test('does not rewrite the text that an input method composes', async ({ page }) => {
  const { phone } = await openForm(page)
  await phone.press('End')
  const cdp = await page.context().newCDPSession(page)
  for (const text of ['5', '50', '5000', '50001234']) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: 8, selectionEnd: 8 })
    await expect(phone).toHaveValue(`+965${text}`)
  }
  await cdp.send('Input.insertText', { text: '５０００ａ１２３４' })
  await expect(phone).toHaveValue('+96550001234')
  await test.step('Escape cancels a composition in the country search, not the search', async () => {
    const flag = page.getByRole('button', { name: /Change country/ })
    await flag.press('Enter')
    await cdp.send('Input.imeSetComposition', { text: 'ku', selectionStart: 2, selectionEnd: 2 })
    await page.keyboard.press('Escape')
    await expect(flag).toHaveAttribute('aria-expanded', 'true')
  })
})
