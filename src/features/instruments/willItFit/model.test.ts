import { assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  DECKS,
  DOORS,
  fitEverywhere,
  LENGTH_RANGE_CM,
  MASS_RANGE_KG,
  type Piece,
  ULDS,
} from './model.ts'

const example: Piece = {
  lengthCm: 280,
  widthCm: 200,
  heightCm: 235,
  massKg: 1500,
  isUpright: true,
}
/** Mostly near the figures of the tables, where answers turn. */
const centimetres = integer({ min: LENGTH_RANGE_CM.min, max: 700 })
const anyPiece = record<Piece>({
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  massKg: integer({ min: MASS_RANGE_KG.min, max: 15_000 }),
  isUpright: boolean(),
})
const fitting = (piece: Piece) => {
  const { ulds, doors } = fitEverywhere(piece)
  return [...ulds, ...doors].filter(({ isFitting }) => isFitting).map(({ id }) => id)
}

test.each([
  ['AKE', [156, 153], undefined, 1588],
  ['PLA', [318, 153], [304, 139], 3175],
  ['PAG', [318, 224], [304, 210], 4627],
  ['PMC', [318, 244], [304, 230], 6804],
  ['PGA', [606, 244], [592, 230], 11_340],
])('%s has a base of %j, usable %j, and holds %d kg', (id, base, usable, maxGrossKg) => {
  expect(ULDS.find((uld) => uld.id === id)).toEqual({ id, base, usable, maxGrossKg })
})

test.each([
  ['747-400F side', 340, 305],
  ['747-400F nose', 244, 244],
  ['777F', 360, 305],
  ['A330P2F', 358, 257],
  ['737-800SF', 348, 218],
])('the door of the %s is %d × %d', (id, widthCm, heightCm) => {
  expect(DOORS.find((door) => door.id === id)).toEqual({ id, widthCm, heightCm })
})

test('derived usable bases keep the margin of the published ones', () => {
  const tested = ULDS.filter(({ usable }) => usable)
  for (const { base, usable } of tested) {
    expect(base.map((side, index) => side - (usable?.[index] ?? 0))).toEqual([14, 14])
  }
})

test('280 × 200 × 235: PAG, PMC and PGA on the main deck; every door but the 737', () => {
  expect(fitting(example)).toEqual([
    'PAG',
    'PMC',
    'PGA',
    '747-400F side',
    '747-400F nose',
    '777F',
    'A330P2F',
  ])
  const { ulds } = fitEverywhere(example)
  expect(ulds.filter(({ isFitting }) => isFitting).map(({ deck }) => deck)).toEqual([
    'main',
    'main',
    'main',
  ])
})

test.each([
  [163, 'lower'],
  [164, 'main'],
  [244, 'main'],
  [245, 'tall'],
  [300, 'tall'],
  [301, undefined],
] as const)('a piece %d cm high needs the height: %s', (heightCm, deck) => {
  const { ulds } = fitEverywhere({ ...example, heightCm })
  expect(ulds.find(({ id }) => id === 'PMC')?.deck).toBe(deck)
})

test.each([
  [213, true],
  [214, false],
])('the 737 takes %d cm of height: %s', (heightCm, isFitting) => {
  const { doors } = fitEverywhere({ ...example, heightCm })
  expect(doors.find(({ id }) => id === '737-800SF')?.isFitting).toBe(isFitting)
})

test('mass is held against the device, not the door', () => {
  const heavy = { ...example, massKg: 4628 }
  const { ulds } = fitEverywhere(heavy)
  expect(ulds.filter(({ isTooHeavy }) => isTooHeavy).map(({ id }) => id)).toEqual([
    'AKE',
    'PLA',
    'PAG',
  ])
  expect(fitting(heavy)).toEqual(fitting(example).filter((id) => id !== 'PAG'))
})

test('a tall piece that may lie down goes where it could not stand', () => {
  const mast = { ...example, lengthCm: 60, widthCm: 60, heightCm: 500 }
  expect(fitting(mast)).toEqual([])
  expect(fitting({ ...mast, isUpright: false })).toEqual(['PGA', ...DOORS.map(({ id }) => id)])
})

test('a container of a shape of its own is never answered for', () => {
  assert(
    property(anyPiece, (piece) => {
      expect(fitEverywhere(piece).ulds.find(({ id }) => id === 'AKE')?.isFitting).toBeUndefined()
    }),
  )
})

test('a larger or heavier piece never fits where a smaller one did not', () => {
  assert(
    property(anyPiece, anyPiece, (a, b) => {
      const larger: Piece = {
        lengthCm: Math.max(a.lengthCm, b.lengthCm),
        widthCm: Math.max(a.widthCm, b.widthCm),
        heightCm: Math.max(a.heightCm, b.heightCm),
        massKg: Math.max(a.massKg, b.massKg),
        isUpright: a.isUpright,
      }
      expect(fitting(a)).toEqual(expect.arrayContaining(fitting(larger)))
    }),
    { numRuns: 1000 },
  )
})

test('a centimetre more in one dimension never helps', () => {
  assert(
    property(anyPiece, (piece) => {
      for (const side of ['lengthCm', 'widthCm', 'heightCm', 'massKg'] as const) {
        const grown = { ...piece, [side]: piece[side] + 1 }
        expect(fitting(piece), side).toEqual(expect.arrayContaining(fitting(grown)))
      }
    }),
  )
})

test('leave to lie down takes nothing away, and then the order of the sides does not matter', () => {
  assert(
    property(anyPiece, (piece) => {
      const lying = { ...piece, isUpright: false }
      expect(fitting(lying)).toEqual(expect.arrayContaining(fitting({ ...piece, isUpright: true })))
      const { lengthCm, widthCm, heightCm } = piece
      for (const turned of [
        { lengthCm: widthCm, widthCm: lengthCm, heightCm },
        { lengthCm: heightCm, widthCm, heightCm: lengthCm },
        { lengthCm, widthCm: heightCm, heightCm: widthCm },
      ]) {
        expect(fitting({ ...lying, ...turned })).toEqual(fitting(lying))
      }
    }),
  )
})

test('the base may be turned on the deck: length and width change places freely', () => {
  assert(
    property(anyPiece, (piece) => {
      const turned = { ...piece, lengthCm: piece.widthCm, widthCm: piece.lengthCm }
      expect(fitting(turned)).toEqual(fitting(piece))
    }),
  )
})

test('build heights are 163, 244 and 300', () => {
  expect(DECKS.map(({ heightCm }) => heightCm)).toEqual([163, 244, 300])
})

test('it is drawn in one of its own ways to stand, and upright on its base where it must be', () => {
  assert(
    property(anyPiece, (piece) => {
      const { lengthCm, widthCm, heightCm, isUpright } = piece
      const sides = [lengthCm, widthCm, heightCm].toSorted((a, b) => a - b)
      const { ulds, doors } = fitEverywhere(piece)
      for (const { stance } of [...ulds, ...doors]) {
        expect([...stance.base, stance.heightCm].toSorted((a, b) => a - b)).toEqual(sides)
        expect(stance.base[0]).toBeGreaterThanOrEqual(stance.base[1])
        expect(!isUpright || stance.heightCm === heightCm).toBe(true)
      }
    }),
  )
})
