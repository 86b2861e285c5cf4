import { dark } from '#styles/palette.ts'
import { feet, horizontalDimension } from './dimension.ts'
import { write } from './lettering.ts'
import { axis, BROAD, type Paper, PHONE, scaleBar, sheet } from './sheet.ts'
import { heightOf, hull, lengthOf, type Place, type View } from './views.ts'

export type Size = { title: string; side: View }

const SQUARE = 5

/** Aircraft of several sizes to one scale, on one ground line. */
export function sizesBroad(sizes: readonly Size[]): string {
  const paper = BROAD
  const gap = 44
  const lengths = sizes.reduce((sum, { side }) => sum + lengthOf(side), 0)
  const scale = (paper.width - 2 * paper.margin - gap * (sizes.length - 1)) / lengths
  return line(paper, sizes, { x: paper.margin, y: 216, scale }, gap)
}

function line(paper: Paper, sizes: readonly Size[], start: Place, gap: number): string {
  let x = start.x
  const content = sizes.map((size) => {
    const place = { ...start, x }
    x += lengthOf(size.side) * start.scale + gap
    return one(paper, size, place)
  })
  const ground = axis(paper, [0, start.y], [paper.width, start.y], false)
  const bar = scaleBar(paper, paper.margin, paper.height - paper.margin, SQUARE, start.scale)
  return sheet(paper, start, SQUARE, [ground, ...content, bar].join('\n'))
}

/** The same in three rows; the two smallest share one. */
export function sizesPhone([light, middle, long, large]: readonly [
  Size,
  Size,
  Size,
  Size,
]): string {
  const paper = PHONE
  const { margin, width } = paper
  const gap = 64
  const pair = (width - 2 * margin - gap) / (lengthOf(light.side) + lengthOf(middle.side))
  const scale = Math.min(pair, (width - 2 * margin) / lengthOf(large.side))
  const rows = [200, 478, 818]
  const places: [Size, Place][] = [
    [light, { x: margin, y: rows[0] ?? 0, scale }],
    [middle, { x: margin + lengthOf(light.side) * scale + gap, y: rows[0] ?? 0, scale }],
    [long, { x: margin, y: rows[1] ?? 0, scale }],
    [large, { x: margin, y: rows[2] ?? 0, scale }],
  ]
  const grounds = rows.map((y) => axis(paper, [0, y], [width, y], false))
  const drawn = places.map(([size, place]) => one(paper, size, place))
  const bar = scaleBar(paper, width - margin - SQUARE * scale - 60, 400, SQUARE, scale)
  return sheet(
    paper,
    { x: margin, y: rows[0] ?? 0, scale },
    SQUARE,
    [...grounds, ...drawn, bar].join('\n'),
  )
}

function one(paper: Paper, { title, side }: Size, place: Place): string {
  const { type, pens } = paper
  const right = place.x + lengthOf(side) * place.scale
  const top = place.y - heightOf(side) * place.scale
  return [
    hull(side, place, pens),
    horizontalDimension({
      span: [place.x, right],
      at: place.y + type * 1.8,
      from: [place.y, place.y],
      text: `${lengthOf(side).toFixed(1)} m`,
      size: type,
      pen: pens.detail,
    }),
    write(feet(lengthOf(side)), (place.x + right) / 2, place.y + type * 3.3, {
      size: type,
      anchor: 'middle',
    }),
    write(title, place.x, top - type * 1.2, { size: type, fill: dark.ink }),
  ].join('\n')
}
