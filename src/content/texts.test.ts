import { describe, expect, it } from 'vitest'
import { SERVICE_SLUGS, SITE_PATHS } from '#lib/paths.ts'
import { distances } from './distances.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})

type Leaf = { path: string; key: string; value: unknown }

function leaves(node: unknown, path: string, key = ''): Leaf[] {
  if (typeof node !== 'object' || node === null) return [{ path, key, value: node }]
  return Object.entries(node).flatMap(([name, child]) => leaves(child, `${path}.${name}`, name))
}

const allLeaves = Object.entries(modules).flatMap(([file, module]) => leaves(module, file))
const allStrings = allLeaves.filter(
  (leaf): leaf is Leaf & { value: string } => typeof leaf.value === 'string',
)

function offending(pattern: RegExp): string[] {
  return allStrings
    .filter(({ value }) => pattern.test(value))
    .map(({ path, value }) => `${path}: ${value}`)
}

describe('the content', () => {
  it('has no empty text, stray space or straight apostrophe', () => {
    const untidy = allStrings.filter(
      ({ value }) => value.trim() !== value || value === '' || / {2}|\s'|\w'\w/.test(value),
    )
    expect(untidy).toEqual([])
  })

  it('has an alternative text for every picture', () => {
    const alts = allStrings.filter(({ key }) => key === 'alt')
    expect(alts.length).toBeGreaterThan(0)
    for (const { path, value } of alts) expect(value.length, path).toBeGreaterThan(10)
  })

  it.each([
    ['a promise or a superlative', /\b(guarantee\w*|largest|biggest|best|leading|only)\b/i],
    ['the acronym PACI, which visitors do not need', /\bPACI\b/],
    [
      '“departure message”, which means an MVT message and not the departure report',
      /\bdeparture messages?\b/i,
    ],
    ['a rule that was superseded in 2022', /EU-OPS/],
    ['“second-hand” for a quoted source', /second-hand/i],
    ['a runway length, which belongs in the AIP', /\b\d,?\d{3}\s?m\b/],
    ['alcohol or pork', /\b(alcohol\w*|champagne|wines?|beers?|spirits|pork|bacon|ham)\b/i],
    ['a price', /\b(KWD|USD|EUR|GBP)\b|[$€£]\s?\d|\bfree of charge\b/],
    [
      'a response time',
      /\b(with)?in (\d+|five|ten|fifteen|thirty|sixty) (minutes?|hours?)\b|\bASAP\b/i,
    ],
    ['a grade of Avgas', /\b100\s?(LL|UL)?\b/],
    ['a terminal', /\bterminals? \d|\bT[1-5]\b|\bour terminal/i],
    [
      'equipment, staff or a licence of our own',
      /\bour (own )?(aircraft|fleet|jets?|equipment|bowsers?|trucks?|tugs?|hangars?|ramp staff|licen[cs]e|certificates?)\b/i,
    ],
    ['a certificate or an award', /\b(IS-BAH|ISAGO|ISO ?\d+|accredited|award\w*)\b/i],
    ['a founding year', /\b(founded|established) in\b|\byears of experience\b|\bdecades\b/i],
    [
      'brochure filler',
      /\b(solutions?|passionate|world-leading|state-of-the-art|one-stop|unparalleled)\b/i,
    ],
    ['an em dash', /—/],
    ['another spelling of email', /\be-mail/i],
    ['another name of the fuel', /\bjet[ -]?a1\b/i],
  ])('never prints %s', (_what, pattern) => {
    expect(offending(pattern)).toEqual([])
  })

  it('uses British spelling', () => {
    const american =
      /\b(fueling|refueling|organiz\w*|authoriz\w*|centers?|colors?|favor\w*|canceled|canceling|traveler|labeled|programs?|airplanes?|catalog|gray|meters?|liters?|defense)\b/
    const offenders = allStrings.filter(
      ({ key, value }) => key !== 'color' && american.test(value.replaceAll('Fueling', '')),
    )
    expect(offenders).toEqual([])
  })
})

const stripFileName = (path: string) => path.replace(/\.ts\..*$/, '')

it.each([
  [
    'OKBK',
    'OKKK (formerly OKBK)',
    ['./about', './home', './kuwaitFacts', './servicePages/ground-handling'],
  ],
  ['DGCA', '(PACA, formerly DGCA)', ['./servicePages/operations']],
  ['PACA', '(PACA, formerly DGCA)', ['./servicePages/operations']],
])('the content mentions %s only as “%s”, and only in these modules: %j', (name, phrase, files) => {
  const mentions = allStrings.filter(({ value }) => value.includes(name))
  expect(mentions.map(({ path }) => stripFileName(path)).toSorted()).toEqual(files)
  for (const { value } of mentions) expect(value).toContain(phrase)
})

it.each([
  ['so that', 4],
  ['named coordinator', 4],
  ['every shift', 2],
  ['one file', 6],
])('the content uses the phrase “%s” at most %i times', (phrase, most) => {
  const uses = allStrings.flatMap(({ value }) => value.toLowerCase().split(phrase).slice(1))
  expect(uses.length).toBeLessThanOrEqual(most)
})

const PERMIT_LINE_NOTICE = /\bthree (?:whole |Kuwait )?working days\b/i

it('the content states the same notice for permits everywhere: three working days', () => {
  const answers = allStrings.filter(({ value }) => /\bworking days?\b/.test(value))
  expect(answers.length).toBeGreaterThan(2)
  const others = answers.filter(
    ({ path, value }) =>
      // The permit line words the same notice differently.
      !(
        path.includes('instruments/operations')
          ? PERMIT_LINE_NOTICE
          : /\b(at least|fewer than) three working days\b/i
      ).test(value),
  )
  expect(others).toEqual([])
  expect(offending(/\bcomfortabl|\b(72|96|48) ?(h|hours)\b/i)).toEqual([])
})

it('the content contains only computed distances in NM', () => {
  const computed = new Set(Object.values(distances).map(({ nm }) => nm.toLocaleString('en-GB')))
  // `thousand` labels the map's rings, not a distance to an airport.
  const texts = allStrings.filter(
    ({ path }) => !path.endsWith('private-jets-charter.ts.copy.thousand'),
  )
  const printed = texts.flatMap(({ value }) =>
    [...value.matchAll(/(?<nm>[\d,.]+)\sNM\b/g)].map((match) => match.groups?.nm ?? ''),
  )
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter((nm) => !computed.has(nm))).toEqual([])
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const typed = Object.entries(sources).filter(
    ([file, code]) =>
      !file.endsWith('/instruments/private-jets-charter.ts') && /\d\sNM\b/.test(code),
  )
  expect(typed.map(([file]) => file)).toEqual([])
})

it('the content states how many services there are', () => {
  const number = ['nine', 'ten', 'eleven', 'twelve'][SERVICE_SLUGS.length - 9]
  const counted = allStrings.flatMap(({ path, value }) =>
    [...value.matchAll(/\b(nine|ten|eleven|twelve)\b[^.]*\bservices\b/gi)].map(([, word]) => ({
      path,
      word: word?.toLowerCase(),
    })),
  )
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter(({ word }) => word !== number)).toEqual([])
})

it('the content links only to pages that exist', () => {
  const links = allStrings.filter(({ key }) => key === 'link' || key === 'to')
  expect(links.length).toBeGreaterThan(0)
  for (const { path, value } of links) expect(SITE_PATHS, path).toContain(value)
})
