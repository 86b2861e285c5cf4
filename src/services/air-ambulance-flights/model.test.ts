import { expect, test } from 'vitest'
import { checkOpenings, computeTurn } from './model.ts'

test.each([
  // PC-12 and PC-24 cargo doors, King Air airstair and cargo door, Learjet entry: the needed width and
  // that of the cabin, or a dash where the stretcher is too wide for the door.
  [190, 56, ['83/152 level', '87/171 level', '161/137 tilt', '86/137 level', '146/155 tight']],
  [190, 57, ['84/152 level', '88/171 level', '163/137 tilt', '87/137 level', '147/155 tight']],
  // Ten centimetres are kept free at the door; inside, less than that is tight.
  [190, 58, ['85/152 level', '89/171 level', '–', '88/137 level', '149/155 tight']],
  [190, 67, ['97/152 level', '101/171 level', '–', '100/137 level', '–']],
  [200, 61, ['95/152 level', '99/171 level', '–', '98/137 level', '164/155 tilt']],
  [220, 80, ['134/152 level', '139/171 level', '–', '138/137 tilt', '–']],
  [150, 40, ['45/152 level', '47/171 level', '97/137 level', '46/137 level', '87/155 level']],
])('a stretcher of %d × %d cm needs %j', (lengthCm, widthCm, expected) => {
  const passages = checkOpenings({ lengthCm, widthCm }).map(({ needsCm, cabinCm, verdict }) =>
    verdict === 'tooWide' ? '–' : `${needsCm}/${cabinCm} ${verdict}`,
  )
  expect(passages).toEqual(expected)
})

test.each([80, 100, 135, 200])(
  'from an opening of %d cm, the needed width clears every angle, and one centimetre less does tilt',
  (openingCm) => {
    const stretcher = { lengthCm: 190, widthCm: 56 }
    const { cabinCm, atDeg } = computeTurn(openingCm, stretcher)
    /** Distance of the long side from the corner; negative if it hits. */
    const clearanceCm = (widthCm: number, degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      return openingCm * cos + widthCm * sin - 190 * sin * cos - 56
    }
    for (let degrees = 0; degrees <= 90; degrees += 0.25) {
      // The tolerance allows for angles between those of the model.
      expect(clearanceCm(cabinCm, degrees)).toBeGreaterThanOrEqual(-0.01)
    }
    expect(clearanceCm(cabinCm - 1, atDeg)).toBeLessThan(0)
  },
)

test.each([
  // The door and cabin of the visitor's aircraft.
  [135, 92, '83/92 tight'],
  [135, 93, '83/93 level'],
  [135, 82, '83/82 tilt'],
  [65, 700, '–'],
])('through a door of %d cm into a cabin of %d cm: %s', (widthCm, cabinCm, expected) => {
  const own = checkOpenings({ lengthCm: 190, widthCm: 56 }, { widthCm, cabinCm }).at(-1)
  expect(own?.id).toBe('own')
  expect(own?.turn ? `${own.needsCm}/${own.cabinCm} ${own.verdict}` : '–').toBe(expected)
})
