import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHash, readText, readTexts, refused, type Texts, toHash } from './rules.ts'

const rulesFor = (texts: { product: string }) =>
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

describe('reading', () => {
  test('a whole set of inputs', () => {
    expect(readTexts(rulesFor(example), example)).toEqual({
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
  ])('%j: refuses %j', (change, names) => {
    const texts = { ...example, ...change }
    expect(refused(rulesFor(texts), texts)).toEqual(names)
    expect(readTexts(rulesFor(texts), texts) === undefined).toBe(names.length > 0)
  })

  test.each([
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2027-11-22', false],
    ['2027-02-30', false],
    ['22.11.2026', false],
    ['', false],
  ])('the day %j between two bounds: %j', (text, taken) => {
    const value = readText({ kind: 'date', min: '2026-11-21', max: '2027-11-21' }, text)
    expect(value).toBe(taken ? text : undefined)
  })

  test('times and boxes', () => {
    expect(readText({ kind: 'time' }, '0110')).toBe(70)
    expect(readText({ kind: 'time' }, '25:00')).toBeUndefined()
    expect(readText({ kind: 'box' }, 'yes')).toBe(true)
    expect(readText({ kind: 'box' }, '')).toBe(false)
  })
})

describe('the hash', () => {
  const read = (hash: string) => fromHash<ReturnType<typeof rulesFor>>(hash, example, rulesFor)

  test('brings back what it was made of', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 700, max: 740 }),
        (amount, density) => {
          const texts = {
            amount: amount.toLocaleString('ar-EG'),
            trays: '',
            product: 'avgas',
            density: String(density),
          }
          expect(read(toHash(texts))).toEqual(texts)
        },
      ),
    )
  })

  test.each([
    ['', undefined],
    ['#instrument', undefined],
    ['#other?amount=5', undefined],
    ['#instrument?amount=5', { ...example, amount: '5' }],
    ['#instrument?amount=5&colour=red&__proto__=1', { ...example, amount: '5' }],
    ['#instrument?amount=-5', undefined],
    ['#instrument?product=avgas', undefined],
    ['#instrument?amount=%', undefined],
  ] satisfies [string, Texts<ReturnType<typeof rulesFor>> | undefined][])('%j', (hash, texts) => {
    expect(read(hash)).toEqual(texts)
  })
})
