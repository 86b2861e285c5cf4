import { expect, test } from 'vitest'
import { createEntries, findCountries } from './searchCountries.ts'

const countries = [
  { iso2: 'ua', dialCode: '380', name: 'Ukraine' },
  { iso2: 'gb', dialCode: '44', name: 'United Kingdom', localName: 'United Kingdom (UK)' },
  { iso2: 'sz', dialCode: '268', name: 'Swaziland' },
  { iso2: 're', dialCode: '262', name: 'Reunion' },
  { iso2: 'lc', dialCode: '1758', name: 'Saint Lucia' },
]
const entries = createEntries(countries)

test.each([
  ['a name', 'united', ['gb']],
  ['a code', 'gb', ['gb']],
  ['its present name', 'eswatini', ['sz']],
  ['an accent', 'réunion', ['re']],
  ['an abbreviated word', 'st lucia', ['lc']],
  ['a dial code with its plus', '+44', ['gb']],
  ['a dial code in Arabic digits', '٤٤', ['gb']],
  ['a dial code with spaces', '+ 4 4', ['gb']],
  ['a dial code with two zeros', '0044', ['gb']],
  ['an area code', '+1 758', ['lc']],
  ['an abbreviation, before others that begin with it', 'uk', ['gb', 'ua']],
])('finds a country by %s', (_what, text, found) => {
  expect(findCountries(entries, text).map(({ iso2 }) => iso2)).toEqual(found)
})

test('finds every country without a text', () => {
  expect(findCountries(entries, '')).toEqual(countries)
})
