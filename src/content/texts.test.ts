import { expect, it } from 'vitest'
import { distances } from '#kuwait/distances.ts'
import { findTexts, SAMPLE, type Text } from '#testing/findTexts.ts'
import { modules } from './modules.ts'

const texts = Object.entries(modules).flatMap(([file, module]) =>
  findTexts(module, `${file.slice(1)}: `),
)

/** Quotations: our rules for promises do not apply to them. */
const QUOTATION = /^src\/content\/home\.ts: testimonials\.items\.\d+\.(name|text)$/
/** Facts that an owner states of the company, such as limits of insurance or an approval. */
const FACT =
  /^src\/content\/(company\.ts: company\.(?!blurb|purpose|descriptor)|about\.ts: history\.)/
/** Reasons to choose the company, in which an owner may also name an approval or a year. */
const REASON = /^src\/content\/about\.ts: reasons\./

/** @returns each text that breaks a rule, with its place */
const findMatches = (pattern: RegExp, exempt: readonly RegExp[] = []) =>
  texts
    .filter(({ key, place, value }) => {
      const isExempt = key === 'color' || exempt.some((places) => places.test(place))
      return !isExempt && pattern.test(value)
    })
    .map(({ place, value }) => `${place}: ${value}`)

/** Fails with a list of the places and how to mend each. */
function expectNone(matches: readonly string[], advice: string) {
  expect(matches, `${advice}\n${matches.join('\n')}\n`).toEqual([])
}

type Rule = { what: string; pattern: RegExp; advice: string; exempt?: readonly RegExp[] }

/**
 * Patterns that our texts must not contain. Some do not apply to quotations, or to facts that the owner
 * states.
 */
const RULES: Rule[] = [
  {
    what: 'a promise or a superlative',
    pattern: /\b(guarantee\w*|largest|biggest|best|leading|the only one)\b/i,
    advice: 'Say what is done instead.',
    exempt: [QUOTATION, FACT],
  },
  {
    what: 'a price',
    pattern: /\b(KWD|USD|EUR|GBP)\b|[$€£]\s?\d|\bfree of charge\b/,
    advice: 'Leave it out: prices belong into an offer.',
    exempt: [QUOTATION, FACT],
  },
  {
    what: 'a response time',
    pattern:
      /\b(with)?in (\d+|(half )?an|five|ten|fifteen|thirty|sixty) (minutes?|hours?)\b|\bASAP\b/i,
    advice: 'Say who answers, not when.',
    exempt: [QUOTATION],
  },
  {
    what: 'equipment, staff or a licence of our own',
    pattern:
      /\bour (own )?(aircraft|fleet|jets?|equipment|bowsers?|trucks?|tugs?|hangars?|ramp staff|licen[cs]e|certificates?)\b/i,
    advice: 'The airport’s authorised providers do the work. State an approval in company.ts.',
    exempt: [QUOTATION, FACT],
  },
  {
    what: 'a certificate or an award',
    pattern: /\b(IS-BAH|ISAGO|ISO ?\d+|accredited|award\w*)\b/i,
    advice: 'State an approval in company.ts, or among the reasons or in the history of about.ts.',
    exempt: [QUOTATION, FACT, REASON],
  },
]

it.each(RULES)('no text has $what', ({ what, pattern, advice, exempt }) => {
  expectNone(findMatches(pattern, exempt), `This is ${what}. ${advice}`)
})

it('no text is empty, or has a stray space or a straight apostrophe', () => {
  const isWrong = ({ value, isCode }: Text) => !isCode && /^$|^\s|\s$| {2}|\s'|\w'\w/.test(value)
  const matches = texts.filter(isWrong).map(({ place, value }) => `${place}: “${value}”`)
  expectNone(matches, 'Fill it in or delete it, cut the space, or write ’.')
})

it('alcohol and pork may not be imported, and no text says anything else of them', () => {
  const others = findMatches(
    /\b(alcohol\w*|pork|bar stock|champagne|wines?|beers?|spirits|cocktails?|bacon|ham)\b/i,
  ).filter((text) => !/Alcohol and pork$|may be imported/.test(text))
  expectNone(others, 'Say only that they may not be imported.')
})

it('one notice holds for permits: three working days', () => {
  const others = findMatches(
    /(?<!between )\b(one|two|four|five|\d+) (whole |Kuwait )?working days\b/i,
    [QUOTATION],
  ).filter((text) => !text.includes(`${SAMPLE} working days`))
  expectNone(others, 'The notice for permits is three working days: src/kuwait/permit.ts.')
})

it('distances in NM are computed', () => {
  const computed = new Set(Object.values(distances).map(({ nm }) => nm.toLocaleString('en-GB')))
  const typed = texts.flatMap(({ place, value }) =>
    [...value.matchAll(/([\d,.]+)\sNM\b/g)]
      .filter(([, nm = '']) => nm !== SAMPLE && !computed.has(nm))
      .map(([match]) => `${place}: ${match}`),
  )
  expectNone(typed, 'Take the distance from src/kuwait/distances.ts.')
})
