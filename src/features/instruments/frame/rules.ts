import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/addresses.ts'
import { readNumber, readTime } from './readNumber.ts'

/** The values that an input accepts. Bounds are inclusive. */
export type Rule =
  /** A number. `isWhole` refuses fractions; with `isOptional`, an empty input is `null`. */
  | { kind: 'number'; min: number; max: number; isWhole?: true; isOptional?: true }
  | { kind: 'choice'; options: readonly string[] }
  /** A date such as `2026-11-22`. With `isOptional`, an empty input is `null`. */
  | { kind: 'date'; min?: string; max?: string; isOptional?: boolean }
  /** A time of day, read as minutes after midnight. */
  | { kind: 'time' }
  /** A checkbox: its text is `yes` or empty. */
  | { kind: 'box' }

export type Rules = Readonly<Record<string, Rule>>
/** Texts of the inputs, by name. */
export type Texts<R extends Rules> = { readonly [Name in keyof R]: string }
/** Parsed values of the texts. */
export type Values<R extends Rules> = { readonly [Name in keyof R]: Value<R[Name]> }

type Value<R extends Rule> = R extends { kind: 'number' }
  ? R extends { isOptional: true }
    ? number | null
    : number
  : R extends { kind: 'date' }
    ? R extends { isOptional: boolean }
      ? string | null
      : string
    : R extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : R extends { kind: 'time' }
        ? number
        : R extends { kind: 'box' }
          ? boolean
          : string

const ISO_DATE = /^\d{4}-\d\d-\d\d$/
/** `Date` accepts 30 February as a day in March. */
const isIsoDate = (text: string) =>
  ISO_DATE.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

export type ParsedValue = number | string | boolean | null

/** @returns the value of a text, or undefined if the rule refuses it */
export function readText(rule: Rule, text: string): ParsedValue | undefined {
  switch (rule.kind) {
    case 'number': {
      if (rule.isOptional && text.trim() === '') return null
      const value = readNumber(text)
      if (value === undefined || value < rule.min || value > rule.max) return
      return rule.isWhole && !Number.isInteger(value) ? undefined : value
    }
    case 'choice':
      return rule.options.includes(text) ? text : undefined
    case 'date': {
      if (rule.isOptional && text === '') return null
      return isIsoDate(text) && !(rule.min && text < rule.min) && !(rule.max && text > rule.max)
        ? text
        : undefined
    }
    case 'time':
      return readTime(text)
    case 'box':
      return text === 'yes' || (text === '' ? false : undefined)
  }
}

/** @returns the names of the inputs whose text is refused */
export function listRefused<R extends Rules>(rules: R, texts: Texts<R>): (keyof R & string)[] {
  return Object.keys(rules).filter(
    (name) => readText(rules[name] as Rule, texts[name] ?? '') === undefined,
  )
}

/** @returns the values, or undefined if a text is refused */
export function readTexts<R extends Rules>(rules: R, texts: Texts<R>): Values<R> | undefined {
  if (listRefused(rules, texts).length > 0) return
  const values = Object.entries(rules).map(([name, rule]) => [
    name,
    readText(rule, texts[name] ?? ''),
  ])
  return Object.fromEntries(values) as Values<R>
}

/**
 * Compares texts with the values of an earlier result.
 *
 * @returns the names of the inputs that the result does not show, or none if every text is valid and
 * the result is therefore current
 */
export function listOutdated<R extends Rules>(
  rules: R,
  texts: Texts<R>,
  shown: Values<R>,
): (keyof R & string)[] {
  if (readTexts(rules, texts)) return []
  return Object.keys(rules).filter(
    (name) => readText(rules[name] as Rule, texts[name] ?? '') !== shown[name],
  )
}

/** @returns the hash of an address that restores these texts */
export function formatHash(texts: Readonly<Record<string, string>>): string {
  return `#${INSTRUMENT_ANCHOR}?${new URLSearchParams(texts).toString()}`
}

/** Inputs that follow from others, such as the usual density of a product. */
export type Implied<R extends Rules> = (chosen: Partial<Texts<R>>) => Partial<Texts<R>>

/** Applies changed inputs and the inputs implied by them. An explicit input wins. */
export const applyInputs = <R extends Rules>(
  present: Texts<R>,
  chosen: Partial<Texts<R>>,
  implied?: Implied<R>,
): Texts<R> => ({ ...present, ...implied?.(chosen), ...chosen })

/** Why a text in a link was not used: its date has passed, or its rule refuses it. */
export type LinkProblem = 'passed' | 'refused'

export type Inputs<R extends Rules> = {
  texts: Texts<R>
  /** Inputs that kept their text because the link's text was refused. */
  linkProblems: { readonly [Name in keyof R]?: LinkProblem }
}

/**
 * Reads inputs from a link. Inputs that the link does not name, or whose text is refused, keep their
 * text.
 *
 * @returns undefined if the hash contains no inputs
 */
export function readHash<R extends Rules>(
  hash: string,
  present: Texts<R>,
  getRules: (texts: Texts<R>) => R,
  implied?: Implied<R>,
): Inputs<R> | undefined {
  const query = readInstrumentQuery(hash)
  if (!query) return
  let entries = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(present, name))
  const linkProblems: { [Name in keyof R]?: LinkProblem } = {}
  for (;;) {
    const texts = applyInputs(present, Object.fromEntries(entries) as Partial<Texts<R>>, implied)
    const rules = getRules(texts)
    const names = listRefused(rules, texts).filter((name) =>
      entries.some(([other]) => other === name),
    )
    if (names.length === 0) return { texts, linkProblems }
    // Rules depend on other inputs, so dropping one text may make another invalid: check again.
    for (const name of names)
      linkProblems[name] = findProblem(rules[name] as Rule, texts[name] ?? '')
    entries = entries.filter(([name]) => !names.includes(name))
  }
}

const findProblem = (rule: Rule, text: string): LinkProblem =>
  rule.kind === 'date' && rule.min && isIsoDate(text) && text < rule.min ? 'passed' : 'refused'
