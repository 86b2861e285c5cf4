import { assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { checkFit, type Piece } from './model.ts'

const example: Piece = {
  lengthCm: 280,
  widthCm: 200,
  heightCm: 235,
  massKg: 1500,
  isUpright: true,
}
/** Dimensions mostly near the limits in the tables, where verdicts change. */
const centimetres = integer({ min: 1, max: 700 })
const anyPiece = record<Piece>({
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  massKg: integer({ min: 1, max: 15_000 }),
  isUpright: boolean(),
})
const VERDICT_RANKS = { no: 0, tooHigh: 0, tooHeavy: 0, turn: 1, high: 1, yes: 2 }
const rankVerdicts = (piece: Piece) => {
  const { ulds, doors } = checkFit(piece)
  return new Map([
    ...ulds.flatMap(({ id, decks }) =>
      decks.map(({ deck, verdict }) => [`${id} ${deck}`, VERDICT_RANKS[verdict]] as const),
    ),
    ...doors.map(({ id, verdict }) => [id, VERDICT_RANKS[verdict]] as const),
  ])
}
/** Fails unless the second piece fits at least as well everywhere as the first. */
const expectNoWorse = (piece: Piece, other: Piece) => {
  const better = rankVerdicts(other)
  for (const [where, rank] of rankVerdicts(piece)) {
    expect(better.get(where) ?? 0, where).toBeGreaterThanOrEqual(rank)
  }
}
const getDeckVerdicts = (piece: Piece) =>
  Object.fromEntries(
    checkFit(piece).ulds.map(({ id, decks }) => [
      id,
      decks.map(({ deck, verdict }) => `${deck} ${verdict}`).join(', '),
    ]),
  )
const getDoorVerdicts = (piece: Piece) =>
  checkFit(piece)
    .doors.map(({ verdict }) => verdict)
    .join(' ')

const LOW = { PLA: '', PAG: 'lower yes, main yes', PMC: 'lower yes, main yes', PGA: 'main yes' }
test.each([
  // Length, width, height, mass, and the verdict of each base for each deck.
  [280, 200, 162, 1500, LOW],
  [280, 200, 162, 4516, LOW],
  [280, 200, 162, 4517, { ...LOW, PAG: 'lower tooHeavy, main yes' }],
  [280, 200, 162, 4915, { ...LOW, PAG: 'lower tooHeavy, main yes' }],
  [
    280,
    200,
    162,
    4916,
    { ...LOW, PAG: 'lower tooHeavy, main yes', PMC: 'lower tooHeavy, main yes' },
  ],
  [
    280,
    200,
    235,
    5923,
    { PAG: 'lower tooHigh, main yes', PMC: 'lower tooHigh, main yes', PGA: 'main yes' },
  ],
  [280, 200, 235, 5924, { PAG: 'lower tooHigh, main tooHeavy', PMC: 'lower tooHigh, main yes' }],
  [280, 200, 163, 6684, { PMC: 'lower tooHigh, main yes' }],
  [280, 200, 163, 6685, { PMC: 'lower tooHigh, main tooHeavy', PGA: 'main yes' }],
  [280, 200, 245, 1500, { PMC: 'lower tooHigh, main high', PGA: 'main high' }],
  [280, 200, 300, 1500, { PMC: 'lower tooHigh, main tooHigh', PGA: 'main tooHigh' }],
  [300, 130, 100, 3085, { AKE: '', PLA: 'lower yes, main yes' }],
  [300, 130, 100, 3086, { AKE: '', PLA: 'lower tooHeavy, main tooHeavy' }],
  [592, 230, 162, 10_840, { PLA: '', PAG: '', PMC: '', PGA: 'main yes' }],
  [592, 230, 162, 10_841, { PGA: 'main tooHeavy' }],
  [593, 230, 162, 100, { PGA: '' }],
])(
  'a piece of %d × %d × %d cm and %d kg fits the decks as follows: %j',
  (lengthCm, widthCm, heightCm, massKg, answers) => {
    const piece = { lengthCm, widthCm, heightCm, massKg, isUpright: true }
    expect(getDeckVerdicts(piece)).toMatchObject(answers)
  },
)

test.each([
  // Length, width, height: 747-400F side and nose, 777F, A330P2F, 737-800SF.
  [280, 200, 213, 'yes yes yes yes yes'],
  [280, 200, 214, 'yes yes yes yes no'],
  [340, 200, 213, 'yes yes yes yes yes'],
  [341, 200, 213, 'turn yes yes yes yes'],
  [349, 200, 213, 'turn yes yes yes turn'],
  [359, 200, 213, 'turn yes yes turn turn'],
  [361, 200, 213, 'turn yes turn turn turn'],
  [2000, 200, 100, 'turn yes turn turn turn'],
  [2000, 259, 239, 'turn yes turn turn no'],
  [2000, 260, 240, 'turn no turn turn no'],
  [2000, 335, 252, 'turn no turn turn no'],
  [2000, 336, 253, 'no no turn no no'],
  [400, 356, 100, 'no no no no no'],
])(
  'a piece of %d × %d × %d cm fits the five doors as follows: %s',
  (lengthCm, widthCm, heightCm, answers) => {
    expect(getDoorVerdicts({ ...example, lengthCm, widthCm, heightCm })).toBe(answers)
  },
)

test('a tall piece that may lie down fits where it cannot stand', () => {
  const mast = { ...example, lengthCm: 60, widthCm: 60, heightCm: 500 }
  expect(getDoorVerdicts(mast)).toBe('no no no no no')
  expect(getDoorVerdicts({ ...mast, isUpright: false })).toBe('turn yes turn turn turn')
  expect(getDeckVerdicts({ ...mast, isUpright: false })).toMatchObject({
    PMC: 'lower tooHigh, main tooHigh',
    PGA: 'main yes',
  })
})

test('a larger or heavier piece never fits where a smaller one does not', () => {
  assert(
    property(anyPiece, anyPiece, (a, b) => {
      const larger: Piece = {
        lengthCm: Math.max(a.lengthCm, b.lengthCm),
        widthCm: Math.max(a.widthCm, b.widthCm),
        heightCm: Math.max(a.heightCm, b.heightCm),
        massKg: Math.max(a.massKg, b.massKg),
        isUpright: a.isUpright,
      }
      expectNoWorse(larger, a)
    }),
    { numRuns: 1000 },
  )
})

test('a piece that may lie down fits at least as often, in any order of its sides', () => {
  assert(
    property(anyPiece, (piece) => {
      const lying = { ...piece, isUpright: false }
      expectNoWorse({ ...piece, isUpright: true }, lying)
      const { lengthCm, widthCm, heightCm } = piece
      for (const turned of [
        { lengthCm: widthCm, widthCm: lengthCm, heightCm },
        { lengthCm: heightCm, widthCm, heightCm: lengthCm },
        { lengthCm, widthCm: heightCm, heightCm: widthCm },
      ]) {
        expect(rankVerdicts({ ...lying, ...turned })).toEqual(rankVerdicts(lying))
      }
    }),
  )
})
