import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  LENGTH_RANGE_CM,
  OPENINGS,
  checkOpenings,
  type Stretcher,
  computeTurn,
  WIDTH_RANGE_CM,
} from './model.ts'

const anyStretcher = record({
  lengthCm: integer(LENGTH_RANGE_CM),
  widthCm: integer(WIDTH_RANGE_CM),
})
const anyOpening = integer({ min: 60, max: 200 })

test.each([
  ['pc12Cargo', 135, 132, 152],
  ['pc24Cargo', 130, 125, 171],
  ['kingAirAirstair', 67, 131, 137],
  ['kingAirCargo', 131, 125, 137],
  ['learjet40Entry', 76, undefined, undefined],
])(
  'the opening %s is %d cm wide and %s cm high, and its cabin is %s cm wide',
  (id, widthCm, heightCm, cabinCm) => {
    expect(OPENINGS.find((opening) => opening.id === id)).toEqual({
      id,
      widthCm,
      heightCm,
      cabinCm,
    })
  },
)

test.each([
  ['pc12Cargo', true, 83, true],
  ['pc24Cargo', true, 87, true],
  ['kingAirAirstair', true, 161, false],
  ['kingAirCargo', true, 86, true],
  ['learjet40Entry', true, 145, undefined],
])(
  'for a stretcher of 190 × 56 cm, %s is wide enough: %s; it needs a cabin of %d cm, and the turn is level: %s',
  (id, isWideEnough, needs, isLevel) => {
    const passage = checkOpenings({ lengthCm: 190, widthCm: 56 }).find((each) => each.id === id)
    expect(passage).toMatchObject({ isWideEnough })
    expect(passage?.isLevel).toBe(isLevel)
    expect(Math.round(passage?.turn?.cabinCm ?? 0)).toBe(needs)
  },
)

test('the needed width exceeds a cabin that is too narrow, and only such a cabin', () => {
  assert(
    property(anyStretcher, (stretcher) => {
      for (const [index, { needsCm, isLevel }] of checkOpenings(stretcher).entries()) {
        const { cabinCm } = OPENINGS[index] ?? {}
        if (needsCm === undefined || cabinCm === undefined) continue
        expect(needsCm <= cabinCm).toBe(isLevel)
      }
    }),
    { numRuns: 5000 },
  )
})

test('an opening must be at least ten centimetres wider than the stretcher', () => {
  const airstair = (widthCm: number) =>
    checkOpenings({ lengthCm: 190, widthCm }).find(({ id }) => id === 'kingAirAirstair')
  expect(airstair(57)?.isWideEnough).toBe(true)
  expect(airstair(58)).toMatchObject({ isWideEnough: false, turn: undefined, isLevel: false })
})

test('a stretcher that is too wide for a door does not pass, even if the cabin is not known', () => {
  const entry = (widthCm: number) =>
    checkOpenings({ lengthCm: 190, widthCm }).find(({ id }) => id === 'learjet40Entry')?.isLevel
  expect([entry(66), entry(67)]).toEqual([undefined, false])
})

/** Clearance at an angle; negative if the long side of the stretcher hits the corner. */
const roomCm = (openingCm: number, cabinCm: number, stretcher: Stretcher, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return openingCm * cos + cabinCm * sin - stretcher.lengthCm * sin * cos - stretcher.widthCm
}

test('the needed width clears every angle, and one centimetre less does not', () => {
  assert(
    property(anyOpening, anyStretcher, (openingCm, stretcher) => {
      const turn = computeTurn(openingCm, stretcher)
      const asked = turn?.cabinCm ?? Number.NaN
      const rooms = (cabinCm: number) =>
        Array.from({ length: 361 }, (_, quarter) =>
          roomCm(openingCm, cabinCm, stretcher, quarter / 4),
        )
      const isWider = stretcher.widthCm > openingCm
      // The tolerance allows for angles between those of the model.
      expect(isWider || Math.min(...rooms(asked)) >= -0.01).toBe(true)
      expect(isWider || roomCm(openingCm, asked - 1, stretcher, turn?.atDeg ?? 0) < 0).toBe(true)
      expect(turn === undefined).toBe(isWider)
    }),
  )
})

test('the needed width follows from the distance between the inner corner and the sliding side', () => {
  assert(
    property(
      anyOpening,
      anyStretcher,
      integer({ min: 1, max: 89 }),
      (openingCm, stretcher, degrees) => {
        const cabinCm = 140
        const angle = (degrees * Math.PI) / 180
        // The origin is the corner of the outer walls; each end of the side touches one wall.
        const x = stretcher.lengthCm * Math.cos(angle)
        const y = stretcher.lengthCm * Math.sin(angle)
        const across = (cabinCm - x) * y + openingCm * x
        expect(roomCm(openingCm, cabinCm, stretcher, degrees)).toBeCloseTo(
          across / Math.hypot(x, y) - stretcher.widthCm,
          6,
        )
      },
    ),
  )
})

test('a longer or wider stretcher never passes where a smaller one does not', () => {
  assert(
    property(anyStretcher, anyStretcher, (a, b) => {
      const larger = {
        lengthCm: Math.max(a.lengthCm, b.lengthCm),
        widthCm: Math.max(a.widthCm, b.widthCm),
      }
      const small = checkOpenings(a)
      checkOpenings(larger).forEach((passage, index) => {
        const before = small[index]
        expect(Number(passage.isWideEnough)).toBeLessThanOrEqual(Number(before?.isWideEnough))
        expect(Number(passage.isLevel ?? false)).toBeLessThanOrEqual(
          Number(before?.isLevel ?? false),
        )
        expect(passage.turn?.cabinCm ?? Infinity).toBeGreaterThanOrEqual(
          before?.turn?.cabinCm ?? Infinity,
        )
      })
    }),
  )
})
