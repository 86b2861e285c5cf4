import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyInputs,
  listOutdated,
  readHash,
  readText,
  readTexts,
  listRefused,
  type Texts,
  formatHash,
} from './rules.ts'

const getRules = (texts: { product: string }) =>
  ({
    amount: { kind: 'number', min: 0, max: 400_000 },
    trays: { kind: 'number', min: 1, max: 600, isWhole: true, isOptional: true },
    product: { kind: 'choice', options: ['jet', 'avgas'] },
    density: {
      kind: 'number',
      min: texts.product === 'jet' ? 775 : 700,
      max: texts.product === 'jet' ? 840 : 740,
    },
  }) as const

const example = { amount: '10,000', trays: '', product: 'jet', density: '800' }

describe('readTexts', () => {
  test('reads a whole set of inputs', () => {
    expect(readTexts(getRules(example), example)).toEqual({
      amount: 10_000,
      trays: null,
      product: 'jet',
      density: 800,
    })
  })

  test.each([
    [{ amount: '' }, ['amount']],
    [{ amount: '400001' }, ['amount']],
    [{ trays: '1.5' }, ['trays']],
    [{ product: 'diesel' }, ['product', 'density']],
    [{ product: 'avgas' }, ['density']],
    [{ product: 'avgas', density: '720' }, []],
  ])('with %j, refuses the inputs %j', (change, names) => {
    const texts = { ...example, ...change }
    expect(listRefused(getRules(texts), texts)).toEqual(names)
    expect(readTexts(getRules(texts), texts) === undefined).toBe(names.length > 0)
  })

  test.each([
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2027-11-22', false],
    ['2027-02-30', false],
    ['22.11.2026', false],
    ['', false],
  ])('accepts the day %j between two bounds: %j', (text, taken) => {
    const value = readText({ kind: 'date', min: '2026-11-21', max: '2027-11-21' }, text)
    expect(value).toBe(taken ? text : undefined)
  })

  test.each([
    [{ amount: '5,000' }, []],
    [{ amount: '' }, ['amount']],
    [{ amount: '10000', density: '900' }, ['density']],
    [{ amount: '5,000', trays: '3', density: '900' }, ['amount', 'trays', 'density']],
  ])('%j: the earlier result does not show %j', (change, names) => {
    const rules = getRules(example)
    const shown = readTexts(rules, example)
    if (!shown) throw new Error('The example is refused')
    expect(listOutdated(rules, { ...example, ...change }, shown)).toEqual(names)
  })

  test('reads times and checkboxes', () => {
    expect(readText({ kind: 'time' }, '0110')).toBe(70)
    expect(readText({ kind: 'time' }, '25:00')).toBeUndefined()
    expect(readText({ kind: 'box' }, 'yes')).toBe(true)
    expect(readText({ kind: 'box' }, '')).toBe(false)
    expect(readText({ kind: 'box' }, 'maybe')).toBeUndefined()
  })
})

type Example = Texts<ReturnType<typeof getRules>>
const usualDensity = ({ product }: Partial<Example>) =>
  product === undefined ? {} : { density: product === 'avgas' ? '720' : '800' }

test('applies the inputs that a choice implies, unless the visitor has set them', () => {
  const choices = [{ product: 'avgas' }, { product: 'avgas', density: '730' }, { amount: '5' }]
  expect(
    choices.map((chosen) =>
      applyInputs<ReturnType<typeof getRules>>(example, chosen, usualDensity),
    ),
  ).toEqual([
    { ...example, product: 'avgas', density: '720' },
    { ...example, product: 'avgas', density: '730' },
    { ...example, amount: '5' },
  ])
})

describe('readHash', () => {
  const read = (hash: string) =>
    readHash<ReturnType<typeof getRules>>(hash, example, getRules, usualDensity)

  test('restores the inputs that toHash wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 700, max: 740 }),
        fc.constantFrom('?', '%3F', 'encoded'),
        (amount, density, mark) => {
          const texts = {
            amount: amount.toLocaleString('ar-EG'),
            trays: '',
            product: 'avgas',
            density: String(density),
          }
          const hash = formatHash(texts)
          const sent =
            mark === 'encoded'
              ? `#${encodeURIComponent(hash.slice(1))}`
              : hash.replace('?', () => mark)
          expect(read(sent)).toEqual({ texts, linkProblems: {} })
        },
      ),
    )
  })

  test.each(['', '#instrument', '#instrument?', '#instrument%3F', '#other?amount=5'])(
    'finds no inputs in %j',
    (hash) => expect(read(hash)).toBeUndefined(),
  )

  test.each([
    ['#instrument?amount=5', { amount: '5' }, {}],
    ['#instrument?amount=5&colour=red&__proto__=1', { amount: '5' }, {}],
    ['#instrument?product=avgas', { product: 'avgas', density: '720' }, {}],
    ['#instrument?amount=-5&trays=7', { trays: '7' }, { amount: 'refused' }],
    ['#instrument?amount=%', {}, { amount: 'refused' }],
    [
      '#instrument?product=avgas&density=900',
      { product: 'avgas', density: '720' },
      { density: 'refused' },
    ],
    ['#instrument?product=diesel&density=720', {}, { product: 'refused', density: 'refused' }],
  ] satisfies [string, Partial<Example>, object][])(
    'reads %j as %j with the problems %j',
    (hash, texts, linkProblems) => {
      expect(read(hash)).toEqual({ texts: { ...example, ...texts }, linkProblems })
    },
  )

  test('reports a date before the minimum as passed', () => {
    const rules = { arrival: { kind: 'date', min: '2026-11-23', max: '2027-11-23' } } as const
    const problemOf = (arrival: string) =>
      readHash(formatHash({ arrival }), { arrival: '2026-11-29' }, () => rules)?.linkProblems
    expect(problemOf('2026-11-22')).toEqual({ arrival: 'passed' })
    expect(problemOf('2027-11-24')).toEqual({ arrival: 'refused' })
    expect(problemOf('2026-02-30')).toEqual({ arrival: 'refused' })
    expect(problemOf('2026-11-23')).toEqual({})
  })
})
