import { expect, test } from 'vitest'
import { countTrolleys, fitIntoBay, loadBay } from './model.ts'

test.each([
  [1, 0, 1, 14],
  [14, 0, 1, 14],
  [15, 1, 0, 28],
  [29, 1, 1, 42],
  [120, 4, 1, 126],
  [600, 21, 1, 602],
])('%d trays need %d full and %d half trolleys, with %d places', (trays, full, half, places) => {
  expect(countTrolleys(trays)).toEqual({ full, half, places })
})

test.each([
  // Width, depth and height of the bay; how many ATLAS full, half and KSSU go in; how far they protrude.
  [305, 810, 1030, '1 2 0', '0 0 38'],
  [304, 810, 1030, '0 0 0', '0 0 0'],
  [305, 810, 1029, '0 0 0', '0 0 0'],
  [305, 809.9, 1030, '0 1 0', '0.1 0 38.1'],
  [305, 809.999, 1030, '0 1 0', '0.1 0 38.1'],
  [610, 404, 1030, '0 0 0', '406 1 444'],
  [1240, 820, 1040, '4 8 0', '0 0 28'],
  [1240, 848, 1040, '4 8 4', '0 0 0'],
  [2000, 2000, 2000, '12 24 12', '0 0 0'],
  [200, 200, 200, '0 0 0', '0 0 0'],
])('a bay of %d × %d × %d mm takes %s trolleys, which protrude %s mm', (...given) => {
  const [widthMm, depthMm, heightMm, counts, protrusions] = given
  const fits = fitIntoBay({ widthMm, depthMm, heightMm }) ?? []
  expect(fits.map(({ count }) => count).join(' ')).toBe(counts)
  expect(fits.map(({ protrudingMm }) => protrudingMm).join(' ')).toBe(protrusions)
})

test('a bay with a missing dimension gives no result', () => {
  expect(fitIntoBay({ widthMm: 305, heightMm: 1030 })).toBeUndefined()
})

test.each([
  // Width and depth of the bay; full and half trolleys to load, and those that go in; columns.
  ['four columns of one full', 1240, 820, [4, 1], [4, 0, 4]],
  ['a free column', 1600, 820, [4, 1], [4, 1, 5]],
  ['room behind the full ones', 700, 1215, [2, 1], [2, 1, 2]],
  ['two full in a column', 700, 1620, [3, 1], [3, 1, 2]],
  ['too shallow for a full one', 700, 500, [4, 1], [0, 1, 1]],
  ['too shallow for any', 700, 400, [4, 1], [0, 0, 0]],
  ['room for more', 2000, 2000, [1, 1], [1, 1, 1]],
])('loads a bay with %s: %d mm wide and %d deep', (_, widthMm, depthMm, load, loaded) => {
  const [full = 0, half = 0] = load
  const { columns, ...inside } = loadBay(
    { full, half },
    fitIntoBay({ widthMm, depthMm, heightMm: 1040 }) ?? [],
  )
  expect([inside.full, inside.half, columns]).toEqual(loaded)
})
