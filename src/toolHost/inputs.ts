import { sharedWords } from './words.ts'
import { formatShortDate, parseDay } from '#kuwait/days.ts'
import { formatDayAndMonth, formatNumber, padTwoDigits } from '#lib/format.ts'
import { normaliseInput } from '#lib/normaliseInput.ts'

export type Zone = keyof typeof sharedWords.zones

export type Input<T> = {
  control: 'select' | 'checkbox' | 'date' | 'decimal' | 'numeric'
  zone?: Zone
  options?: readonly string[]
  min?: string
  max?: string
  /** The hint below the control: the allowed values, for most. Empty if the control itself shows them. */
  range: string
  problem: string
  /** @returns undefined for a refused text */
  read: (text: string) => T | undefined
  /** @returns how a text was read, for the hint; empty if it can be read in one way only */
  describe?: (text: string) => string
}

export type Inputs<V> = { readonly [Name in keyof V]: Input<V[Name]> }
/** Texts by name. A checkbox has `yes` or an empty text. */
export type Texts<V> = { readonly [Name in keyof V]: string }

export const namesOf = <V extends object>(inputs: Inputs<V>) =>
  Object.keys(inputs) as (keyof V & string)[]

export function readTexts<V extends object>(
  inputs: Inputs<V>,
  texts: Readonly<Record<string, string>>,
) {
  const known: Partial<V> = {}
  const refused: (keyof V & string)[] = []
  for (const name of namesOf(inputs)) {
    const value = inputs[name].read(texts[name] ?? '')
    if (value === undefined) refused.push(name)
    else known[name] = value
  }
  return { known, refused, values: refused.length === 0 ? (known as V) : undefined }
}

type Range = { min: number; max: number }

export const number = ({ min, max }: Range, formatRange = sharedWords.range): Input<number> => {
  const range = formatRange(formatNumber(min), formatNumber(max))
  const read = (text: string) => {
    const value = readNumber(text)
    return value >= min && value <= max ? value : undefined
  }
  const describe = (text: string) => {
    const value = /^\d*$/.test(text.trim()) ? NaN : readNumber(text)
    return Number.isNaN(value) ? '' : sharedWords.readAs(formatNumber(value))
  }
  return { control: 'decimal', range, problem: sharedWords.problem(range), read, describe }
}

export const wholeNumber = (range: Range): Input<number> => {
  const input = number(range, sharedWords.wholeRange)
  const read = (text: string) => {
    const value = input.read(text)
    return Number.isInteger(value) ? value : undefined
  }
  return { ...input, read }
}

const NUMBERS = [
  /^(?<whole>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.(?<fraction>\d*))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+),(?<fraction>\d*)$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/,
]

/**
 * Reads a number as people type it. A comma before three digits separates thousands (`12,500`), unless
 * the number starts with zero (`0,800`); a single point is a decimal point.
 *
 * @returns NaN for any other text
 */
function readNumber(text: string): number {
  const plain = normaliseInput(text)
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll(/(\d)[ '’](?=\d{3}(?!\d))/g, '$1')
  const match = NUMBERS.map((pattern) => pattern.exec(plain)).find(Boolean)
  const { whole = '', fraction = '' } = match?.groups ?? {}
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)
}

export const choice = <const Option extends string>(options: readonly Option[]): Input<Option> => ({
  control: 'select',
  options,
  range: '',
  problem: '',
  read: (text) => options.find((option) => option === text),
})

const CENTURY = { min: '2000-01-01', max: '2099-12-31' }

/** Texts and values are dates such as `2026-11-22`, which compare like their days. */
export const date = (zone: Zone, { min, max } = CENTURY): Input<string> => ({
  control: 'date',
  zone,
  min,
  max,
  range: '',
  problem: sharedWords.problem(sharedWords.range(formatDay(min), formatDay(max))),
  // A link may contain any text, and `Date` reads 30 February as a day in March.
  read: (text) => {
    const day = normaliseInput(text)
    return day >= min && day <= max && toIsoDate(day) === day ? day : undefined
  },
  // Browsers write dates in the visitor's own order, and without the weekday.
  describe: (iso) => (iso ? formatShortDate(parseDay(iso), 0) : ''),
})

const TIME = /^([01]?\d|2[0-3])[:.h ]?([0-5]\d) ?([a-z]*)$/i
const SUFFIXES: Record<Zone, RegExp> = {
  utc: /^(?:z|zulu|utc|gmt)?$/i,
  kuwait: /^(?:l|lt|local|kuwait)?$/i,
}

/**
 * A time such as `14:10`, `1410Z` or, from speech recognition, `14 10 zulu`; in minutes after midnight. It
 * refuses the suffix of another zone. Not `type="time"`, which shows a.m. and p.m. in some locales.
 */
export const time = (zone: Zone): Input<number> => ({
  control: 'numeric',
  zone,
  range: sharedWords.time,
  problem: sharedWords.timeProblem(sharedWords.zones[zone]),
  read: (text) => {
    const [, hours, minutes, suffix = ''] = TIME.exec(normaliseInput(text)) ?? []
    if (hours === undefined || !SUFFIXES[zone].test(suffix)) return undefined
    return Number(hours) * 60 + Number(minutes)
  },
})

/** Hours and minutes such as `12:30`, `12 h 30`, `1230` or `12`; in minutes. */
export const duration = ({ min, max }: Range): Input<number> => {
  const range = sharedWords.range(formatHours(min), formatHours(max))
  return {
    control: 'numeric',
    range,
    problem: sharedWords.problem(range),
    read: (text) => {
      const [, hours, minutes = 0] =
        /^(\d{1,2})(?:(?:[: ]| ?h ?)?([0-5]\d)(?: ?min)?| ?h)?$/i.exec(normaliseInput(text)) ?? []
      const value = Number(hours) * 60 + Number(minutes)
      return value >= min && value <= max ? value : undefined
    },
  }
}

const formatHours = (minutes: number) => `${Math.floor(minutes / 60)}:${padTwoDigits(minutes % 60)}`

export const checkbox = (): Input<boolean> => ({
  control: 'checkbox',
  range: '',
  problem: '',
  read: (text) => (text === 'yes' ? true : text === '' ? false : undefined),
})

export const optional = <T>(input: Input<T>): Input<T | null> => ({
  ...input,
  read: (text) => (normaliseInput(text) === '' ? null : input.read(text)),
})

const toIsoDate = (text: string) => {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10)
}

function formatDay(iso: string): string {
  const day = new Date(iso)
  return `${formatDayAndMonth(day)} ${day.getUTCFullYear()}`
}
