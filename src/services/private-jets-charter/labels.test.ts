import { expect, test } from 'vitest'
import { airports } from '#kuwait/airports.ts'
import { cities } from './cities.ts'
import { isOnLine, measureLabel, overlaps, placeLabels } from './labels.ts'
import { toolWords as words } from './toolWords.ts'

const cases = cities.flatMap((city) =>
  (['wide', 'narrow'] as const).map((size) => ({ icao: city.icao, city, size })),
)

test.each(cases)('labels touch neither the line nor each other: $icao, $size', (of) => {
  const labels = [...placeLabels(of.city, of.size)]
  const boxes = labels.map(([key, label]) => ({ key, box: measureLabel(label, of.size) }))
  const touching = boxes.flatMap(({ key, box }, index) => {
    const others = boxes.slice(index + 1).filter((other) => overlaps(box, other.box))
    const isStruck = key !== of.icao && isOnLine(box, of.city)
    return [...others.map((other) => `${key} ${other.key}`), ...(isStruck ? [`${key} line`] : [])]
  })
  expect(touching).toEqual([])
  expect(labels.map(([key]) => key)).toEqual(expect.arrayContaining([of.icao, words.origin]))
})

test('the map names every airport once', () => {
  const named: string[] = cities.map(({ icao }) => icao)
  expect(named.toSorted()).toEqual(Object.keys(airports).toSorted())
})

test('cities stand where `public/map/land.svg`, drawn once, has them', () => {
  const points = cities.map(({ icao, x, y }) => [icao, [Math.round(x), Math.round(y)]])
  expect(Object.fromEntries(points)).toMatchObject({
    EGLL: [359, 355],
    WSSS: [776, 583],
    FAOR: [400, 761],
  })
})
