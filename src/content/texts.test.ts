import { describe, expect, it } from 'vitest'
import { modules } from './modules.ts'
import { SITE_PATHS } from './paths.ts'
import { distances } from '#kuwait/distances.ts'
import specification from '../../docs/specification.md?raw'

type Text = { path: string; key: string; value: string }

function findTexts(node: unknown, path: string, key = ''): Text[] {
  if (typeof node === 'string') return [{ path, key, value: node }]
  // A sentence with figures. Its source has the words of every branch.
  if (typeof node === 'function') return [{ path, key: 'function', value: node.toString() }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => findTexts(child, `${path}.${name}`, name))
}

const texts = Object.entries(modules).flatMap(([file, module]) => findTexts(module, file))

const findMatches = (pattern: RegExp) =>
  texts
    .filter(({ key, value }) => key !== 'color' && pattern.test(value))
    .map(({ path, value }) => `${path}: ${value}`)

describe('the content', () => {
  it('has each exact text of the specification', () => {
    const [pages = ''] = /^## 2\.[^]+?(?=^## 6\.)/m.exec(specification) ?? []
    const exact = [...pages.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)
    expect(exact.length).toBeGreaterThan(50)
    // The messages of the fields are in the form's schema.
    const others = /^\+965$| is required$|^Invalid email|too short$|^turn not tested$/
    const values = new Set(texts.map(({ value }) => value))
    expect(exact.filter((text) => !values.has(text) && !others.test(text))).toEqual([])
  })

  it('has no empty text, stray space or straight apostrophe', () => {
    const matches = texts.filter(
      ({ key, value }) => key !== 'function' && /^$|^\s|\s$| {2}|\s'|\w'\w/.test(value),
    )
    expect(matches).toEqual([])
  })

  it('has an alternative text for every picture', () => {
    const alts = texts.filter(({ key }) => key === 'alt')
    expect(alts.length).toBeGreaterThan(0)
    for (const { path, value } of alts) expect(value.length, path).toBeGreaterThan(10)
  })

  it('links only to pages that exist', () => {
    const links = texts.filter(({ key }) => key === 'link' || key === 'to')
    expect(links.length).toBeGreaterThan(0)
    for (const { path, value } of links) expect(SITE_PATHS, path).toContain(value)
  })

  it.each([
    ['a promise or a superlative', /\b(guarantee\w*|largest|biggest|best|leading|only)\b/i],
    [
      'an offer of alcohol or pork, which may not be imported',
      /\b(champagne|wines?|beers?|spirits|cocktails?|bacon|ham)\b/i,
    ],
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
    ['a rule that was superseded in 2022', /EU-OPS/],
    ['a former name without the present one', /(?<!formerly )\b(OKBK|DGCA)\b/],
    ['“departure message”, an MVT and not our report', /\bdeparture messages?\b/i],
    [
      '“fuel ticket” other than as the delivery note’s second name',
      /(?<!also called the )fuel ticket/i,
    ],
    ['an em dash', /—/],
    ['another spelling of email', /\be-mail/i],
    ['another name of the fuel', /\bjet[ -]?a1\b/i],
    [
      'American spelling, but for the service “Fueling”',
      /\b(fueling|refueling|organiz\w*|authoriz\w*|centers?|colors?|favor\w*|canceled|canceling|traveler|labeled|programs?|airplanes?|catalog|gray|meters?|liters?|defense)\b/,
    ],
  ])('never prints %s', (_what, pattern) => {
    expect(findMatches(pattern)).toEqual([])
  })

  it('says about alcohol and pork only that they may not be imported', () => {
    const mentions = findMatches(/\b(alcohol\w*|pork|bar stock)\b/i)
    expect(mentions.length).toBeGreaterThan(0)
    expect(mentions.filter((text) => !/Alcohol and pork$|may be imported/.test(text))).toEqual([])
  })

  it('states one notice for permits: three working days', () => {
    const others = findMatches(
      /(?<!between )\b(one|two|four|five|\d+) (whole |Kuwait )?working days\b/i,
    )
    expect(others).toEqual([])
    expect(findMatches(/\bthree (whole |Kuwait )?working days\b/i).length).toBeGreaterThan(1)
  })

  it('contains only computed distances in NM', () => {
    const computed = new Set(Object.values(distances).map(({ nm }) => nm.toLocaleString('en-GB')))
    const printed = texts
      // `thousand` labels the map's rings.
      .filter(({ path }) => !path.endsWith('.copy.thousand'))
      .flatMap(({ value }) => [...value.matchAll(/([\d,.]+)\sNM\b/g)].map(([, nm = '']) => nm))
    expect(printed.length).toBeGreaterThan(0)
    expect(printed.filter((nm) => !computed.has(nm))).toEqual([])
  })
})
