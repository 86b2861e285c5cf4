import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { alongLeg, boxAround, type Label, type Labelled, onBearing, placeLabels } from './model.ts'

const SIZE = 18
/** The box of a label as it was placed. */
function boxOf({ text, x, y, anchor }: Label) {
  const half = (text.length * 0.64 * SIZE) / 2
  const middle = { start: x + half, middle: x, end: x - half }[anchor]
  return boxAround(text, middle, y, SIZE)
}
const overlap = (a: readonly number[], b: readonly number[]) =>
  Number(a[0]) < Number(b[2]) - 0.2 &&
  Number(b[0]) < Number(a[2]) - 0.2 &&
  Number(a[1]) < Number(b[3]) - 0.2 &&
  Number(b[1]) < Number(a[3]) - 0.2

const someDots = array(
  record({ x: integer({ min: 0, max: 1000 }), y: integer({ min: 0, max: 1000 }) }),
  { maxLength: 30 },
)

test('no label covers another, a dot, or a box that is taken; the first always has its place', () => {
  assert(
    property(someDots, (dots) => {
      const places = dots.map(
        (dot, index): Labelled => ({ ...dot, icao: `I${index}`, text: 'OKKK' }),
      )
      const labels = placeLabels(places, SIZE)
      const boxes = labels.map(boxOf)
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
      }
      expect(labels.slice(0, 1).map(({ icao }) => icao)).toEqual(
        places.slice(0, 1).map(({ icao }) => icao),
      )
    }),
  )
})

test('no label lies on the leg that is shown', () => {
  const leg = alongLeg({ x: 200, y: 300 })
  assert(
    property(someDots, (dots) => {
      const places = dots.map(
        (dot, index): Labelled => ({ ...dot, icao: `I${index}`, text: 'OKKK' }),
      )
      for (const box of placeLabels(places, SIZE, leg).map(boxOf)) {
        for (const part of leg) expect(overlap(box, part)).toBe(false)
      }
    }),
  )
})

test('a label goes to the other side when its own is taken', () => {
  const [left, right] = [
    { icao: 'A', text: 'AAAA', x: 100, y: 100 },
    { icao: 'B', text: 'BBBB', x: 160, y: 100 },
  ]
  const labels = placeLabels([right, left] as Labelled[], SIZE)
  expect(labels.map(({ icao, anchor }) => [icao, anchor])).toEqual([
    ['B', 'start'],
    ['A', 'end'],
  ])
})

test('where there is no room a label stays away, but the first', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    icao: `I${index}`,
    text: 'OKKK',
    x: 500 + (index % 7) * 6,
    y: 500 + Math.floor(index / 7) * 6,
  }))
  expect(placeLabels(crowd, SIZE).length).toBeLessThan(40)
  const labels = placeLabels(crowd.slice(0, 2), SIZE, [[0, 0, 1000, 1000]])
  expect(labels.map(({ icao }) => icao)).toEqual(['I0'])
})

test('the first takes the side where it covers least, and is never cut off', () => {
  const place = { icao: 'A', text: 'AAAA', x: 500, y: 500 }
  const sideOf = (...[first, taken]: [Labelled, Parameters<typeof placeLabels>[2]]) =>
    placeLabels([first], SIZE, taken)[0]?.anchor
  expect(
    sideOf(place, [
      [0, 0, 540, 1000],
      [550, 0, 1000, 1000],
    ]),
  ).toBe('start')
  expect(
    sideOf(place, [
      [0, 0, 480, 1000],
      [510, 0, 1000, 1000],
    ]),
  ).toBe('middle')
  expect(sideOf({ ...place, x: 1030 }, [[0, 0, 1020, 1000]])).toBe('end')
})

test.each([
  [0, 500, 20],
  [90, 980, 500],
  [180, 500, 980],
  [270, 20, 500],
])('bearing %d of the rim', (bearing, x, y) => {
  expect(onBearing(bearing, 480)).toEqual([x, y])
})
