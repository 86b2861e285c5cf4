import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { BAY_RANGE_MM, fitIntoBay, loadBay, TRAYS_RANGE, TROLLEYS, countTrolleys } from './model.ts'

const millimetres = integer(BAY_RANGE_MM)
const anyBay = record({ widthMm: millimetres, depthMm: millimetres, heightMm: millimetres })
const countOf = (bay: Parameters<typeof fitIntoBay>[0], id: string) =>
  fitIntoBay(bay)?.find((fit) => fit.id === id)?.count

test.each([
  ['atlasFull', 305, 810, 1030, 28],
  ['atlasHalf', 305, 405, 1030, 14],
  ['kssuFull', 305, 848, 1030, undefined],
])(
  'the trolley %s is %d × %d × %d mm and holds %s trays',
  (id, widthMm, depthMm, heightMm, trays) => {
    expect(TROLLEYS.find((trolley) => trolley.id === id)).toEqual({
      id,
      widthMm,
      depthMm,
      heightMm,
      trays,
    })
  },
)

test('120 trays need four full trolleys and one half, with 126 places', () => {
  expect(countTrolleys(120)).toEqual({ full: 4, half: 1, places: 126 })
})

test('the trolleys hold all trays, and half a trolley less would not', () => {
  for (let trays = TRAYS_RANGE.min; trays <= TRAYS_RANGE.max; trays++) {
    const { full, half, places } = countTrolleys(trays)
    expect(places).toBe(full * 28 + half * 14)
    expect(places).toBeGreaterThanOrEqual(trays)
    expect(places - 14).toBeLessThan(trays)
    expect(half).toBeLessThan(2)
  }
})

test('a bay cut for ATLAS takes one full or two half trolleys; KSSU protrudes by 38 mm', () => {
  const fits = fitIntoBay({ widthMm: 305, depthMm: 810, heightMm: 1030 })
  expect(
    fits?.map(({ id, deep, count, protrudingMm }) => ({ id, deep, count, protrudingMm })),
  ).toEqual([
    { id: 'atlasFull', deep: 1, count: 1, protrudingMm: 0 },
    { id: 'atlasHalf', deep: 2, count: 2, protrudingMm: 0 },
    { id: 'kssuFull', deep: 0, count: 0, protrudingMm: 38 },
  ])
})

test('a protrusion from fractional dimensions is rounded up to tenths', () => {
  const proudOf = (depthMm: number) =>
    fitIntoBay({ widthMm: 305, depthMm, heightMm: 1030 })?.[0]?.protrudingMm
  expect(proudOf(809.9)).toBe(0.1)
  expect(proudOf(809.999)).toBe(0.1)
  expect(proudOf(771.9)).toBe(38.1)
})

test('a bay that is too narrow or too low takes no trolley and reports no protrusion', () => {
  const none = TROLLEYS.map(({ id }) => ({ id, count: 0, protrudingMm: 0 }))
  expect(fitIntoBay({ widthMm: 304, depthMm: 900, heightMm: 1100 })).toMatchObject(none)
  expect(fitIntoBay({ widthMm: 700, depthMm: 400, heightMm: 1029 })).toMatchObject(none)
})

test('a bay with a missing dimension gives no result', () => {
  expect(fitIntoBay({})).toBeUndefined()
  expect(fitIntoBay({ widthMm: 305, heightMm: 1030 })).toBeUndefined()
})

test('a larger bay never takes fewer trolleys', () => {
  assert(
    property(anyBay, anyBay, (a, b) => {
      const larger = {
        widthMm: Math.max(a.widthMm, b.widthMm),
        depthMm: Math.max(a.depthMm, b.depthMm),
        heightMm: Math.max(a.heightMm, b.heightMm),
      }
      for (const { id } of TROLLEYS) {
        expect(countOf(larger, id)).toBeGreaterThanOrEqual(countOf(a, id) ?? 0)
      }
    }),
  )
})

test('the counted trolleys together are not wider or deeper than the bay', () => {
  assert(
    property(anyBay, (bay) => {
      for (const { id, count } of fitIntoBay(bay) ?? []) {
        const trolley = TROLLEYS.find((each) => each.id === id)
        if (!trolley || count === 0) continue
        expect(count * trolley.widthMm * trolley.depthMm).toBeLessThanOrEqual(
          bay.widthMm * bay.depthMm,
        )
        expect(trolley.heightMm).toBeLessThanOrEqual(bay.heightMm)
      }
    }),
  )
})

test.each([
  ['four columns of one full', 1240, 820, { full: 4, half: 1 }, { full: 4, half: 0, columns: 4 }],
  ['a free column', 1600, 820, { full: 4, half: 1 }, { full: 4, half: 1, columns: 5 }],
  ['room behind the full ones', 700, 1215, { full: 2, half: 1 }, { full: 2, half: 1, columns: 2 }],
  ['two full in a column', 700, 1620, { full: 3, half: 1 }, { full: 3, half: 1, columns: 2 }],
  ['too shallow for a full one', 700, 500, { full: 4, half: 1 }, { full: 0, half: 1, columns: 1 }],
  ['too shallow for any', 700, 400, { full: 4, half: 1 }, { full: 0, half: 0, columns: 0 }],
])('a bay with %s: %d mm wide and %d deep', (_, widthMm, depthMm, load, loaded) => {
  expect(loadBay(load, fitIntoBay({ widthMm, depthMm, heightMm: 1040 }) ?? [])).toEqual(loaded)
})

test('a loaded bay holds no more than the load and its columns', () => {
  assert(
    property(anyBay, integer(TRAYS_RANGE), (bay, trays) => {
      const load = countTrolleys(trays)
      const fits = fitIntoBay(bay) ?? []
      const { full, half, columns } = loadBay(load, fits)
      expect(full).toBeLessThanOrEqual(load.full)
      expect(half).toBeLessThanOrEqual(load.half)
      expect(full).toBeGreaterThanOrEqual(0)
      expect(half).toBeGreaterThanOrEqual(0)
      expect(columns * 305).toBeLessThanOrEqual(bay.widthMm)
      expect((full * 810 + half * 405) * 305).toBeLessThanOrEqual(columns * 305 * bay.depthMm)
    }),
  )
})
