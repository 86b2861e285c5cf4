import type { Page } from '@playwright/test'
import { contactForm, expect, test, TYPED } from './support/contactForm.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const search = (page: Page) => page.getByRole('combobox', { name: 'Search countries' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Country' }).getByRole('option')
const field = (page: Page) => contactForm(page).phone

async function choose(page: Page, country: string) {
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await search(page).fill(country)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
}

/** Inserts a whole text, as drops, autofill and the dictation of some keyboards do. */
const insert = (page: Page, text: string, type: string) =>
  field(page).evaluate(
    (input: HTMLInputElement, [value, inputType]) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
    },
    [text, type] as const,
  )

/** The ways to enter a number. */
const ways = {
  typed: (page: Page, text: string) => page.keyboard.type(text),
  pasted: async (page: Page, text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('ControlOrMeta+v')
  },
  dropped: (page: Page, text: string) => insert(page, `+965${text}`, 'insertFromDrop'),
  // A keyboard's suggestion or dictation, which engines call the same as a key.
  dictated: (page: Page, text: string) => page.keyboard.insertText(text),
  // The event of autofill does not say what was inserted.
  'filled in': (page: Page, text: string) => insert(page, text, ''),
} satisfies Record<string, (page: Page, text: string) => Promise<void>>

/** The way, the chosen country, a text, and what is shown. The unit test has every country. */
const NUMBERS = [
  ['typed', 'UAE', '050-123-4567', '+971 50 123 4567'],
  ['typed', 'Kuwait', '٩٩٨٨٧٧٦٦', '+965 9988 7766'],
  ['typed', 'Kuwait', '9a6b5c5d5!5#1', '+965 9655 551'],
  ['pasted', 'Italy', '390612345678', '+39 06 1234 5678'],
  ['pasted', 'Kuwait', '+1\ufe0d-415-555-2671', '+1 415 555 2671'],
  ['pasted', 'Kuwait', '9a9b8c8d7!7#66', '+965 9988 7766'],
  ['dropped', 'Kuwait', '9988 7766, ext. 5', '+965 9988 7766'],
  ['filled in', 'Kuwait', '965 9988 7766 x5', '+965 9988 7766'],
  ['filled in', 'Kuwait', '14155552671', '+1 415 555 2671'],
  ['dictated', 'Kuwait', '+965 5000 1234, please call after 5', '+965 5000 1234'],
] as const

test('sends the phone number that the field shows, whatever way it came in', async ({
  page,
  form,
}) => {
  const { phone: _, ...required } = TYPED
  const messages = await form.accept()
  await form.open()
  for (const [way, country, text, shown] of NUMBERS) {
    await form.enter(required)
    await choose(page, country)
    await form.phone.press('End')
    await ways[way](page, text)
    await form.name.focus()
    await expect(form.phone, `${way}: ${text}`).toHaveValue(shown)
    await form.phone.press('Enter')
    await form.expectValues({})
  }
  expect(messages.map(({ user_phone: number }) => number)).toEqual(
    NUMBERS.map(([, , , shown]) => shown.replaceAll(' ', '')),
  )
})

test('a key that belongs to no phone number changes neither the text nor the caret', async ({
  page,
  form,
}) => {
  await form.open()
  await form.phone.press('End')
  // At most 15 digits.
  for (const [key, keys, shown] of [
    ['End', 'a!#é٤,', '+9654'],
    ['End', '0 (0)-1./2', '+96540 (0)-1./2'],
    ['ArrowLeft', 'x7', '+96540 (0)-1./72'],
    ['Shift', '34567890', '+96540 (0)-1./73456782'],
    ['Backspace', '0', '+96540 (0)-1./73456702'],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.type(keys)
    await expect(form.phone).toHaveValue(shown)
  }
})

test('asks about digits that are cut, do not fit or are too many', async ({ page, form }) => {
  await form.open()
  const cut = page.getByText('Please put an extension or a second number in the message.')
  const advice = page.getByText('This number does not fit the country. Please check both.')
  await form.phone.press('End')
  await page.keyboard.type('2345')
  await ways.pasted(page, '+1 415 555 2671 ext. 123')
  await expect(form.phone).toHaveValue('+1 415 555 2671')
  await expect(form.flag).toHaveAccessibleName(/Country: United States/)
  await expect(cut).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await ways.pasted(page, '+1234567890123456')
  await form.phone.blur()
  await expect(cut).toBeHidden()
  await expect(page.getByText('Phone number is too long')).toBeVisible()
  await choose(page, 'Kuwait')
  await form.phone.fill('0501234567')
  await form.phone.blur()
  await expect(advice).toBeVisible()
  await choose(page, 'UAE')
  await expect(form.phone).toHaveValue('+971 50 123 4567')
  await expect(advice).toBeHidden()
})

test('a number keeps its digits through a wrong country and back', async ({ page, form }) => {
  const messages = await form.accept()
  await form.open()
  await form.enter({ ...TYPED, phone: '+39 06 1234 5678' })
  await choose(page, 'Germany')
  await form.phone.blur()
  await expect(form.phone).toHaveValue('+49 6123 45678')
  await choose(page, 'Italy')
  await expect(form.phone).toHaveValue('+39 06 1234 5678')
  await form.send()
  await expect(form.sentToast).toBeVisible()
  expect(messages.map(({ user_phone: number }) => number)).toEqual(['+390612345678'])
})

test('does not rewrite the text that an input method composes', async ({ page, form }) => {
  await form.open()
  await form.phone.press('End')
  const cdp = await page.context().newCDPSession(page)
  for (const text of ['5', '50', '5000', '50001234']) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: 8, selectionEnd: 8 })
    await expect(form.phone).toHaveValue(`+965${text}`)
  }
  await cdp.send('Input.insertText', { text: '５０００ａ１２３４' })
  await expect(form.phone).toHaveValue('+965 5000 1234')
  // Escape cancels a composition in the country search, not the search.
  await form.flag.press('Enter')
  await cdp.send('Input.imeSetComposition', { text: 'ku', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Escape')
  await expect(form.flag).toHaveAttribute('aria-expanded', 'true')
})

test("a key that an input method takes is not one of the country list, in Safari's order of events", async ({
  page,
  form,
}) => {
  await form.open()
  await form.flag.press('Enter')
  await search(page).pressSequentially('Japan')
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown']) {
    // The composition has ended, so only its code tells that this key belonged to it.
    await search(page).evaluate(
      (input, name) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: name,
            keyCode: 229,
            bubbles: true,
            cancelable: true,
          }),
        ),
      key,
    )
    await expect(form.flag).toHaveAttribute('aria-expanded', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(form.flag).toHaveAccessibleName(/Japan/)
  // In the field itself, such an Enter does not yet read the number.
  await form.phone.fill('')
  await form.phone.pressSequentially('+81 3-1234-567')
  await form.phone.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }),
    ),
  )
  await expect(form.phone).toHaveValue('+81 3-1234-567')
})

test('searches 250 ms after the last key, and forgets the search', async ({ page, form }) => {
  await page.clock.install()
  await form.open()
  await expect(form.flag).toHaveAccessibleName('Country: Kuwait (+965). Change country')
  await expect(form.flag).toHaveAttribute('aria-expanded', 'false')
  await form.flag.press('Space')
  await expect(form.flag).toHaveAttribute('aria-expanded', 'true')
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
  await expect(form.phone).toBeFocused()
  await expect(form.phone).toHaveValue('+49')
  await expect(form.flag).toHaveAccessibleName(/Country: Germany/)

  await form.flag.press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(options(page)).toHaveCount(all)
  for (const [query, found] of [
    ['UAE', /^United Arab Emirates/],
    ['gb', /^United Kingdom/],
    ['Turkiye', /^Turkey/],
    ['+٩٧٤', /^Qatar/],
  ] as const) {
    await search(page).fill(query)
    await expect(options(page).first()).toHaveText(found)
  }
  await search(page).fill('qqq')
  await expect(page.getByRole('status').filter({ hasText: 'No country found' })).toHaveCount(1)
})

test('the list of countries opens, moves and closes by keyboard', async ({ page, form }) => {
  const highlighted = page.locator('[role=option][aria-selected=true]')
  await form.open()
  await form.flag.press('Space')
  await expect(highlighted).toHaveText(/Kuwait/)
  await expect(highlighted).toBeInViewport({ ratio: 0.9 })
  await search(page).fill('united')
  for (const [keys, name] of [
    [['ArrowDown', 'ArrowUp', 'ArrowUp'], /United Arab Emirates/],
    [['ArrowDown'], /United Kingdom/],
    [['PageDown', 'ArrowDown'], /United States/],
    [['PageUp'], /United Arab Emirates/],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect(highlighted).toHaveText(name)
    const id = await highlighted.getAttribute('id')
    await expect(search(page)).toHaveAttribute('aria-activedescendant', String(id))
  }
  for (const [close, focused] of [
    [() => page.keyboard.press('Escape'), form.flag],
    [() => page.keyboard.press('Tab'), form.message],
    [() => page.getByRole('heading', { name: 'Write to the desk' }).click(), undefined],
  ] as const) {
    await close()
    await expect(options(page)).toHaveCount(0)
    if (focused) await expect(focused).toBeFocused()
    await expect(form.flag).toHaveAttribute('aria-expanded', 'false')
    await form.flag.press('Space')
  }
  // 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const key of ['PageDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    await expect(highlighted, key).toBeInViewport({ ratio: 0.9 })
    await expect(search(page), key).toBeInViewport({ ratio: 0.9 })
  }
})
