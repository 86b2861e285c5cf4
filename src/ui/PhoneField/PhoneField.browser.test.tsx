import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { form } from '#content/contact.ts'
import { afterRender } from '#testing/frames.ts'
import { PhoneField } from './PhoneField.tsx'
import type { Phone } from './readPhone.ts'

const words = form.phone
const KUWAIT: Phone = { iso2: 'kw', text: '+965' }

function Example({ initial, readOnly }: { initial: Phone; readOnly: boolean }) {
  const [value, onChange] = useState(initial)
  return (
    <>
      <p>Outside</p>
      <PhoneField
        {...{ id: 'phone', name: 'phone', label: 'Phone', words, readOnly, value, onChange }}
        autoComplete="tel"
        onBlur={() => {}}
      />
      <button type="button">Next control</button>
      <input aria-label="Source" />
    </>
  )
}
const field = () => page.getByRole('textbox', { name: 'Phone' })
const flag = () => page.getByRole('button', { name: words.change })
const search = () => page.getByRole('combobox', { name: words.search })
const next = () => page.getByRole('button', { name: 'Next control' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const highlighted = () => page.getByRole('option', { selected: true })
const element = () => field().element() as HTMLInputElement

afterEach(() => vi.useRealTimers())

/** Renders the field, with the caret at the end of its text. */
async function renderField(initial = KUWAIT, readOnly = false) {
  await render(<Example initial={initial} readOnly={readOnly} />)
  element().focus()
  element().setSelectionRange(99, 99)
}
async function openList() {
  await flag().click()
  await expect.element(page.getByRole('option').first()).toBeInTheDocument()
}
async function choose(country: string) {
  ;(flag().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await search().fill(country)
  await userEvent.keyboard('{Enter}')
}
/** Moves the focus on: the field then reads what was typed. */
const leave = () => next().click()

/** Inserts a whole text, as drops, autofill and the dictation of some keyboards do. */
async function insert(text: string, inputType: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', `+965${text}`, element())
  element().dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}
async function paste(text: string) {
  const source = page.getByRole('textbox', { name: 'Source' })
  await source.fill(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  element().focus()
  element().setSelectionRange(99, 99)
  await userEvent.paste()
}
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
/** The composition has ended, so only its code tells that this key belonged to it. */
const pressInInputMethod = (target: Element, key: string) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
  )

// The unit test of `readPhone` has the numbers of every country.
test.each([
  ['typed', '٩٩٨٨٧٧٦٦', '+965 9988 7766', (text: string) => userEvent.keyboard(text)],
  ['pasted', '+1\ufe0d-415-555-2671', '+1 415 555 2671', paste],
  [
    'dropped',
    '9988 7766, ext. 5',
    '+965 9988 7766',
    (text: string) => insert(text, 'insertFromDrop'),
  ],
  // The event of autofill does not say what was inserted.
  ['filled in', '14155552671', '+1 415 555 2671', (text: string) => insert(text, '')],
  [
    'dictated',
    '+965 5000 1234, please call after 5',
    '+965 5000 1234',
    (text: string) => cdp().send('Input.insertText', { text }),
  ],
])('reads a number that is %s', async (_way, text, display, enter) => {
  await renderField()
  await enter(text)
  await leave()
  await expect.element(field()).toHaveValue(display)
})

test('reads a national number in the country that was chosen', async () => {
  await renderField()
  await choose('UAE')
  await userEvent.keyboard('050-123-4567')
  await leave()
  await expect.element(field()).toHaveValue('+971 50 123 4567')
})

test('reads a typed number on Enter', async () => {
  await renderField()
  await userEvent.keyboard('50001234{Enter}')
  await expect.element(field()).toHaveValue('+965 5000 1234')
})

test('does not rewrite a number while it is typed', async () => {
  await renderField()
  await userEvent.keyboard('0 (0)-1./2')
  await expect.element(field()).toHaveValue('+9650 (0)-1./2')
})

test('ignores characters that no number has, wherever the caret is', async () => {
  await renderField()
  await userEvent.keyboard('1a!#é2{ArrowLeft}x7')
  await expect.element(field()).toHaveValue('+965172')
})

test('takes at most 15 digits', async () => {
  await renderField()
  await userEvent.keyboard('123456789012345')
  await expect.element(field()).toHaveValue('+965123456789012')
})

test('the flag follows a pasted dial code', async () => {
  await renderField()
  await paste('+1 415 555 2671')
  await expect.element(flag()).toHaveAccessibleName(/United States/)
})

test('says that an extension was cut', async () => {
  await renderField()
  await paste('+1 415 555 2671 ext. 123')
  await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(words.cut))
})

test('says that an extension pasted behind a number was cut', async () => {
  await renderField({ iso2: 'us', text: '+1 415 555 2671' })
  await paste(' ext. 123')
  await expect.element(field()).toHaveValue('+1 415 555 2671')
  await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(words.cut))
})

test('reports a number that does not fit its country on blur, not before', async () => {
  await renderField()
  await userEvent.keyboard('0501234567')
  await expect.element(page.getByText(words.impossible)).not.toBeInTheDocument()
  await leave()
  await expect.element(page.getByText(words.impossible)).toBeVisible()
})

test('keeps the digits through a wrong country and back', async () => {
  await renderField({ iso2: 'it', text: '+39 06 1234 5678' })
  await choose('Germany')
  await expect.element(field()).toHaveValue('+49 6123 45678')
  await choose('Italy')
  await expect.element(field()).toHaveValue('+39 06 1234 5678')
})

test('does not rewrite what an input method composes', async () => {
  await renderField()
  for (const text of ['5', '50', '5000ａ']) {
    await compose(text)
    await expect.element(field()).toHaveValue(`+965${text}`)
  }
})

test('reads what an input method has composed', async () => {
  await renderField()
  await compose('5000')
  await cdp().send('Input.insertText', { text: '５０００ａ１２３４' })
  await expect.element(field()).toHaveValue('+965 5000 1234')
})

test('does not read the number on an Enter of an input method', async () => {
  await renderField()
  await userEvent.keyboard('5000-1234')
  pressInInputMethod(element(), 'Enter')
  await expect.element(field()).toHaveValue('+9655000-1234')
})

test.each(['Enter', 'Escape', 'Tab'])(
  'the list of countries ignores %s from an input method',
  async (key) => {
    await renderField()
    await flag().click()
    pressInInputMethod(search().element(), key)
    await expect.element(flag()).toHaveAttribute('aria-expanded', 'true')
  },
)

test('the flag names its country and what it does', async () => {
  await renderField()
  await expect
    .element(flag())
    .toHaveAccessibleName(`${words.country}: Kuwait (+965). ${words.change}`)
})

test.each(['{Enter}', ' '])('%j on the flag opens the list of countries', async (key) => {
  await renderField()
  ;(flag().element() as HTMLElement).focus()
  await expect.element(flag()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(key)
  await expect.element(search()).toHaveFocus()
  await expect.element(flag()).toHaveAttribute('aria-expanded', 'true')
})

test('a chosen country returns the focus to the number', async () => {
  await renderField()
  await choose('Germany')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('+49')
})

// The unit test of `searchCountries` has all the ways to search.
test.each([
  ['Turkiye', 'Turkey'],
  ['czechia', 'Czech'],
  ['+1 876', 'Jamaica'],
])('finds a country of the library’s list by %s', async (name, country) => {
  await renderField()
  await choose(name)
  await expect.element(flag()).toHaveAccessibleName(expect.stringContaining(country))
})

test('the list begins with Kuwait, once', async () => {
  await renderField()
  await openList()
  await expect.poll(() => options()[0]).toBe('Kuwait+965')
  expect(options().filter((name) => name.startsWith('Kuwait'))).toHaveLength(1)
})

test('the list highlights the country of the field first', async () => {
  await renderField({ iso2: 'qa', text: '+974' })
  await openList()
  await expect.element(highlighted()).toHaveTextContent('Qatar')
})

test('the list is searched 250 ms after the last key, not before', async () => {
  await renderField()
  await openList()
  const { length } = options()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('qatar')
  vi.advanceTimersByTime(249)
  await afterRender()
  expect(options()).toHaveLength(length)
  vi.advanceTimersByTime(1)
  await expect.poll(options).toEqual(['Qatar+974'])
})

test('the list says that no country was found', async () => {
  await renderField()
  await openList()
  await userEvent.keyboard('xyz')
  await expect.element(page.getByRole('status')).toHaveTextContent(words.noCountry)
})

test('the arrow keys move the highlight, and stop at the ends of the list', async () => {
  await renderField()
  await openList()
  const [first = '', second = ''] = options()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  await expect.element(highlighted()).toHaveTextContent(first)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(highlighted()).toHaveTextContent(second)
  await search().fill('qatar')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(highlighted()).toHaveTextContent('Qatar')
})

test('the search box names the highlighted country to screen readers', async () => {
  await renderField()
  await openList()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => search().element().getAttribute('aria-activedescendant'))
    .toBe(highlighted().element().id)
})

test('a press on a country of the list chooses it', async () => {
  await renderField()
  await openList()
  await page.getByRole('option', { name: 'Qatar' }).click()
  await expect.element(flag()).toHaveAccessibleName(expect.stringContaining('Qatar'))
})

test('a new search of the list starts with all countries', async () => {
  await renderField()
  await choose('Germany')
  await flag().click()
  await expect.element(search()).toHaveValue('')
  await expect.element(page.getByRole('option', { name: 'Kuwait' })).toBeInTheDocument()
})

test.each([
  ['Escape', 'the flag', flag],
  ['Tab', 'the next control', next],
])('%s closes the list of countries and moves the focus to %s', async (key, _where, focused) => {
  await renderField()
  await flag().click()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(search()).not.toBeInTheDocument()
  await expect.element(focused()).toHaveFocus()
})

test('a press outside closes the list of countries', async () => {
  await renderField()
  await flag().click()
  await page.getByText('Outside').click()
  await expect.element(search()).not.toBeInTheDocument()
})

test('the highlighted country stays in view at a zoom of 400 percent', async () => {
  await page.viewport(320, 256)
  await renderField()
  await flag().click()
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
  await expect.element(highlighted()).toBeInViewport({ ratio: 0.9 })
  await expect.element(search()).toBeInViewport({ ratio: 0.9 })
})

test('cannot be changed while it is read-only', async () => {
  await renderField(KUWAIT, true)
  await userEvent.keyboard('5')
  ;(flag().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('+965')
})
