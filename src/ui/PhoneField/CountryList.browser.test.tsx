import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { afterRender } from '#testing/frames.ts'
import { CountryList, type CountryListProps } from './CountryList.tsx'

const countries = [
  { iso2: 'kw', dialCode: '965', name: 'Kuwait' },
  { iso2: 'qa', dialCode: '974', name: 'Qatar' },
  { iso2: 'gb', dialCode: '44', name: 'United Kingdom', localName: 'United Kingdom (UK)' },
]
const words = { country: 'Country', search: 'Search', noCountry: 'No such country' }

async function renderList(props: Partial<CountryListProps> = {}) {
  const onChoose = vi.fn<CountryListProps['onChoose']>()
  const onClose = vi.fn<CountryListProps['onClose']>()
  await render(
    <CountryList {...{ countries, selected: 'kw', words, onChoose, onClose }} {...props} />,
  )
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  return { onChoose, onClose }
}
afterEach(() => vi.useRealTimers())

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test('shows each country with its dial code', async () => {
  await renderList()
  expect(options()).toEqual(['Kuwait+965', 'Qatar+974', 'United Kingdom (UK)+44'])
})

test('highlights the country of the field first', async () => {
  await renderList({ selected: 'qa' })
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Qatar')
})

test.each([
  ['a name', 'united'],
  ['an abbreviation', 'uk'],
  ['a dial code with its plus', '+44'],
  ['a dial code in Arabic digits', '٤٤'],
  ['a dial code with spaces', '+ 4 4'],
  ['a dial code with two zeros', '0044'],
])('finds a country by %s', async (_what, text) => {
  await renderList()
  await userEvent.keyboard(text)
  await expect.poll(options).toEqual(['United Kingdom (UK)+44'])
})

test('ranks the country that an abbreviation means before others that begin with it', async () => {
  const ukraine = { iso2: 'ua', dialCode: '380', name: 'Ukraine' }
  await renderList({ countries: [ukraine, ...countries] })
  await userEvent.keyboard('uk')
  await expect.poll(options).toEqual(['United Kingdom (UK)+44', 'Ukraine+380'])
})

test.each([
  ['its present name', 'eswatini', { iso2: 'sz', dialCode: '268', name: 'Swaziland' }],
  ['an accent', 'réunion', { iso2: 're', dialCode: '262', name: 'Reunion' }],
  ['an abbreviated word', 'st lucia', { iso2: 'lc', dialCode: '1758', name: 'Saint Lucia' }],
  ['an area code', '+1 758', { iso2: 'lc', dialCode: '1758', name: 'Saint Lucia' }],
])('finds a country by %s', async (_what, text, country) => {
  await renderList({ countries: [...countries, country] })
  await userEvent.keyboard(text)
  await expect.poll(options).toEqual([`${country.name}+${country.dialCode}`])
})

test('says that no country was found', async () => {
  await renderList()
  await userEvent.keyboard('xyz')
  await expect.element(page.getByRole('status')).toHaveTextContent(words.noCountry)
})

test('searches 250 ms after the last key, not before', async () => {
  await renderList()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('uk')
  vi.advanceTimersByTime(249)
  await afterRender()
  expect(options()).toHaveLength(countries.length)
  vi.advanceTimersByTime(1)
  await afterRender()
  expect(options()).toHaveLength(1)
})

test('Enter chooses the highlighted country at once, before the search has run', async () => {
  const { onChoose } = await renderList()
  await userEvent.keyboard('uk{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('gb')
})

test('the arrow keys move the highlight, and stop at the ends', async () => {
  await renderList()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Qatar')
})

test('names the highlighted option to screen readers', async () => {
  await renderList()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => page.getByRole('combobox').element().getAttribute('aria-activedescendant'))
    .toBe(page.getByRole('option', { name: 'Qatar' }).element().id)
})

test.each(['{Escape}', '{Tab}'])('%s closes the list without a choice', async (key) => {
  const { onChoose, onClose } = await renderList()
  await userEvent.keyboard(key)
  expect(onClose).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})

test('a click chooses a country', async () => {
  const { onChoose } = await renderList()
  await page.getByRole('option', { name: 'Qatar' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('qa')
})
