import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  LENGTH_RANGE_CM,
  checkOpenings,
  type Stretcher,
  computeTurn,
  WIDTH_RANGE_CM,
} from './model.ts'

/** @returns for each opening: the needed cabin, the cabin and the verdict, or a dash if too wide */
const check = (lengthCm: number, widthCm: number) =>
  checkOpenings({ lengthCm, widthCm }).map(({ turn, needsCm, cabinCm, isLevel }) =>
    turn ? `${needsCm}/${cabinCm} ${isLevel ? 'level' : 'not'}` : '–',
  )

test.each([
  // PC-12 and PC-24 cargo doors, King Air airstair and cargo door, Learjet entry.
  [190, 56, ['83/152 level', '87/171 level', '161/137 not', '86/137 level', '145/155 level']],
  [190, 57, ['84/152 level', '88/171 level', '163/137 not', '87/137 level', '147/155 level']],
  // Ten centimetres are kept free at the door.
  [190, 58, ['85/152 level', '89/171 level', '–', '88/137 level', '149/155 level']],
  [190, 67, ['97/152 level', '101/171 level', '–', '100/137 level', '–']],
  [200, 61, ['95/152 level', '99/171 level', '–', '98/137 level', '164/155 not']],
  [220, 80, ['134/152 level', '139/171 level', '–', '138/137 not', '–']],
  [150, 40, ['45/152 level', '47/171 level', '97/137 level', '46/137 level', '87/155 level']],
])('a stretcher of %d × %d cm needs %j', (lengthCm, widthCm, expected) => {
  expect(check(lengthCm, widthCm)).toEqual(expected)
})

const anyStretcher = record({
  lengthCm: integer(LENGTH_RANGE_CM),
  widthCm: integer(WIDTH_RANGE_CM),
})

test('the needed width exceeds a cabin that is too narrow, and only such a cabin', () => {
  assert(
    property(anyStretcher, (stretcher) => {
      for (const { needsCm, cabinCm, isLevel } of checkOpenings(stretcher)) {
        expect(needsCm !== undefined && needsCm <= cabinCm).toBe(isLevel)
      }
    }),
  )
})

/** Clearance at an angle; negative if the long side of the stretcher hits the corner. */
const roomCm = (openingCm: number, cabinCm: number, stretcher: Stretcher, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return openingCm * cos + cabinCm * sin - stretcher.lengthCm * sin * cos - stretcher.widthCm
}

test('the needed width clears every angle, and one centimetre less does not', () => {
  assert(
    property(integer({ min: 80, max: 200 }), anyStretcher, (openingCm, stretcher) => {
      const { cabinCm, atDeg } = computeTurn(openingCm, stretcher)
      for (let quarter = 0; quarter <= 360; quarter++) {
        // The tolerance allows for angles between those of the model.
        expect(roomCm(openingCm, cabinCm, stretcher, quarter / 4)).toBeGreaterThanOrEqual(-0.01)
      }
      expect(roomCm(openingCm, cabinCm - 1, stretcher, atDeg)).toBeLessThan(0)
    }),
  )
})
