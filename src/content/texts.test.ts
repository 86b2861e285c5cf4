import { expect, it } from 'vitest'
import { distances } from '#kuwait/distances.ts'
import { findTexts, SAMPLE, type Text } from '#testing/findTexts.ts'
import { modules } from './modules.ts'
import { SITE_PATHS } from './paths.ts'
import type { OwnersValue } from './types.ts'

const texts = Object.entries(modules).flatMap(([file, module]) =>
  findTexts(module, `${file.slice(1)}: `),
)

/** Quotations: our rules for promises do not apply to them. */
const QUOTATION = /^src\/content\/home\.ts: testimonials\.items\.\d+\.(name|text)$/
/** Facts that an owner states of the company, such as limits of insurance or an approval. */
const FACT =
  /^src\/content\/(company\.ts: company\.(?!blurb|purpose|descriptor)|about\.ts: history\.)/
/** Reasons to choose the company, in which an owner may also name an approval or a year. */
const REASON = /^src\/content\/about\.ts: why\./

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
    what: 'an offer of alcohol or pork',
    pattern: /\b(champagne|wines?|beers?|spirits|cocktails?|bacon|ham)\b/i,
    advice: 'They may not be imported into Kuwait. Leave them out.',
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
    what: 'a grade of Avgas',
    pattern: /\b100\s?(LL|UL)?\b/,
    advice: 'Grades change: say “Avgas”.',
    exempt: [QUOTATION, FACT],
  },
  {
    what: 'a terminal',
    pattern: /\bterminals? \d|\bT[1-5]\b|\bour terminal/i,
    advice: 'Terminals change: say “the airport”, or name them among the facts of Operations.',
    exempt: [
      QUOTATION,
      FACT,
      /^src\/services\/operations\/facts\.ts: (kuwaitFacts\.facts|formatFacts)/,
    ],
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
  {
    what: 'a founding year',
    pattern: /\b(founded|established) in\b|\byears of experience\b|\bdecades\b/i,
    advice: 'Tell it among the reasons or in the history of about.ts.',
    exempt: [QUOTATION, FACT, REASON],
  },
  {
    what: 'a rule that was superseded in 2022',
    pattern: /EU-OPS/,
    advice: 'Name the rule in force.',
    exempt: [QUOTATION],
  },
  {
    what: 'a former name without the present one',
    pattern: /(?<!formerly )\b(OKBK|DGCA)\b/,
    advice: 'Write “OKKK (formerly OKBK)”.',
    exempt: [QUOTATION, FACT],
  },
  {
    what: '“departure message”, an MVT and not our report',
    pattern: /\bdeparture messages?\b/i,
    advice: 'Write “departure report”, or “MVT”.',
    exempt: [QUOTATION],
  },
  {
    what: '“fuel ticket” other than as the delivery note’s second name',
    pattern: /(?<!also called the )fuel ticket/i,
    advice: 'Write “delivery note”.',
    exempt: [QUOTATION],
  },
  { what: 'an em dash', pattern: /—/, advice: 'Use a comma, a colon or a full stop.' },
  {
    what: 'another spelling of email',
    pattern: /\be-mail/i,
    advice: 'Write “email”.',
    exempt: [QUOTATION],
  },
  {
    what: 'another name of the fuel',
    pattern: /\bjet[ -]?a1\b/i,
    advice: 'Write “Jet A-1”.',
    exempt: [QUOTATION],
  },
  {
    what: 'American spelling, but for the service “Fueling”',
    pattern:
      /\b(fueling|refueling|organiz\w*|authoriz\w*|centers?|colors?|favor\w*|canceled|canceling|traveler|labeled|programs?|airplanes?|catalog|gray|meters?|liters?|defense)\b/,
    advice: 'Spell it as in Britain.',
    exempt: [QUOTATION, FACT],
  },
]

it.each(RULES)('no text has $what', ({ what, pattern, advice, exempt }) => {
  expectNone(findMatches(pattern, exempt), `This is ${what}. ${advice}`)
})

/** Texts that the owner has yet to state. They are not shown while they are empty. */
const unstated = new Set(
  Object.entries(modules).flatMap(([file, { unfilled = [] }]) =>
    (unfilled as readonly OwnersValue[]).map(({ path }) => `${file.slice(1)}: ${path}`),
  ),
)

it('no text is empty, or has a stray space or a straight apostrophe', () => {
  const isWrong = ({ value, isCode }: Text) => !isCode && /^$|^\s|\s$| {2}|\s'|\w'\w/.test(value)
  const matches = texts
    .filter((text) => isWrong(text) && !(text.value === '' && unstated.has(text.place)))
    .map(({ place, value }) => `${place}: “${value}”`)
  expectNone(matches, 'Fill it in or delete it, cut the space, or write ’.')
})

it('every picture has an alternative text', () => {
  const alts = texts.filter(({ key }) => key === 'alt')
  expect(alts.length).toBeGreaterThan(0)
  const short = alts.filter(({ value }) => value.length <= 10).map(({ place }) => place)
  expectNone(short, 'Say in a sentence what the picture shows.')
})

it('links lead to pages that exist', () => {
  const links = texts.filter(({ key }) => key === 'link' || key === 'to')
  expect(links.length).toBeGreaterThan(0)
  const lost = links.filter(({ value }) => !SITE_PATHS.some((path) => path === value))
  expectNone(
    lost.map(({ place, value }) => `${place}: ${value}`),
    `The pages are ${SITE_PATHS.join(', ')}`,
  )
})

it('alcohol and pork may not be imported, and no text says anything else of them', () => {
  const others = findMatches(/\b(alcohol\w*|pork|bar stock)\b/i).filter(
    (text) => !/Alcohol and pork$|may be imported/.test(text),
  )
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
