import { normaliseInput } from '#lib/normaliseInput.ts'

export type Country = {
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
  name: string
  localName?: string
}
type Entry = { country: Country; code: string; names: readonly string[]; dialCode: string }

export function createEntries(countries: readonly Country[]): readonly Entry[] {
  // The browser's names are up to date: Eswatini, Czechia, St. Lucia.
  const current = new Intl.DisplayNames('en', { type: 'region' })
  return countries.map((country) => {
    const { iso2, name, localName, dialCode } = country
    const names = [name, localName, current.of(iso2.toUpperCase())]
    return {
      country,
      code: iso2,
      names: names.flatMap((text) => (text ? fold(text) : [])),
      dialCode,
    }
  })
}

/** @returns the words and digits of a text, without accents, signs and capitals */
const fold = (text: string) =>
  normaliseInput(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @returns the countries whose code, names or dial code contain the text, whole words first */
export function findCountries(entries: readonly Entry[], text: string): readonly Country[] {
  const query = fold(text)
  const digits = /^[\d ]+$/.test(query) ? query.replaceAll(' ', '').replace(/^00/, '') : query
  const rank = ({ code, names, dialCode }: Entry): number => {
    if (code === query || dialCode === digits) return 1
    if (names.some((name) => ` ${name} `.includes(` ${query} `))) return 2
    return names.some((name) => name.includes(query)) || dialCode.includes(digits) ? 3 : 0
  }
  const ranked = entries.map((entry) => ({ country: entry.country, rank: rank(entry) }))
  return [1, 2, 3].flatMap((wanted) =>
    ranked.flatMap((entry) => (entry.rank === wanted ? entry.country : [])),
  )
}
