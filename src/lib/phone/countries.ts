/** A country as the library lists it. */
export type Country = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits only. In North America with the area, where a country has one of its own: `1876`. */
  dialCode: string
  /** The whole number as it is written: a dot for a digit. */
  format: string
  /** Among countries that share a dial code, the lowest is meant. */
  priority: number
}

export const KUWAIT: Country = {
  iso2: 'kw',
  dialCode: '965',
  format: '+... .... ....',
  priority: 0,
}

/** Short names that people search by. The library finds its own name and this one, which it shows. */
export const COUNTRY_NAMES = {
  ae: 'United Arab Emirates (UAE)',
  ci: 'Ivory Coast (Cote d’Ivoire)',
  cw: 'Curacao',
  gb: 'United Kingdom (UK)',
  re: 'Reunion',
  sa: 'Saudi Arabia (KSA)',
  st: 'Sao Tome and Principe',
  tr: 'Turkey (Türkiye, Turkiye)',
  us: 'United States (USA)',
}

/** Of the library's list, which it hands over as it draws itself, areas after countries. */
let directory: readonly Country[] = [KUWAIT]

/** Takes the library's list. It asks by this whether a number is valid, which is for the form to say. */
export function keepCountries(_digits: string, _chosen: object, all: object[], areas: object[]) {
  if (directory.length === 1) directory = [...all, ...areas] as Country[]
  return true
}

export const countryOf = (iso2: string) => directory.find((country) => country.iso2 === iso2)

/** @returns the country of a number in international form, by its longest dial or area code */
export function countryByNumber(digits: string): Country | undefined {
  const found = directory.filter(({ dialCode }) => digits.startsWith(dialCode))
  found.sort((a, b) => b.dialCode.length - a.dialCode.length || a.priority - b.priority)
  const [best] = found
  return best && countryOf(best.iso2)
}

/** Countries whose national numbers are dialled without a prefix (libphonenumber's metadata). */
const NO_TRUNK = new Set(
  `ad ao aw bf bh bi bj bn bq bt bw bz cf cg ci cl cm cr cv cw cy cz dj dk ee es fj fm ga gm gn gq gr
   gt gw gy hk hn ht io is it km kw ls lu lv ml mo mr mt mu mv mx mz nc ne ni no nr om pa pf pg pl pt
   pw qa sb sc sg sm sn sr st sv sz td tg tj tl tn to tv uz va vu ws`.split(/\s+/),
)
/** Where a number begins with a zero that is dialled from abroad too, in brackets or not. */
const OWN_ZERO = /^(?:bj|cg|ci|ga|it|sm|va)$/
const OTHER_TRUNKS: Record<string, RegExp> = {
  by: /^80(?=\d{9}$)/,
  hu: /^06(?=\d)/,
  kz: /^8(?=\d{10}$)/,
  ru: /^8(?=\d{10}$)/,
  tm: /^8(?=\d{8}$)/,
}

/** Takes away what is dialled before a national number inside its country only. */
export function withoutTrunk(national: string, { iso2, dialCode }: Country): string {
  if (NO_TRUNK.has(iso2)) return national
  if (!dialCode.startsWith('1')) return national.replace(OTHER_TRUNKS[iso2] ?? /^0(?=[1-9])/, '')
  const area = dialCode.slice(1)
  return national.replace(area ? new RegExp(`^1?${area}(?=\\d{7}$)|^1(?=\\d)`) : /^1(?=\d)/, '')
}

/** `(0)` is for callers inside the country, but where the zero is part of the number. */
export const keepsBracketedZero = ({ iso2 }: Country) => OWN_ZERO.test(iso2)
