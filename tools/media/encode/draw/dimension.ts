import { dark } from '#styles/palette.ts'
import { halfHeight, type Lettering, trim, widthOf, write } from './lettering.ts'

const FEET_PER_METRE = 3.280_84
const BRASS = dark.accent
/** Length and half width of an arrowhead, in multiples of the type size. */
const ARROW = { long: 0.5, half: 0.14 }
const GAP = 0.4
const CLEAR = 0.33

/** `20.9 m · 69 ft` */
export const metresAndFeet = (metres: number): string => `${metres.toFixed(1)} m · ${feet(metres)}`

/** `69 ft` */
export const feet = (metres: number): string => `${Math.round(metres * FEET_PER_METRE)} ft`

export type Dimension = {
  /** Start and end, along the dimension line. */
  span: [number, number]
  /** Position of the dimension line, at right angles to `span`. */
  at: number
  /** Where the two extension lines start at the drawing, at right angles to `span`. */
  from: [number, number]
  text: string
  size: number
  pen: number
}

/** A horizontal dimension; its line is interrupted by the figure. */
export function horizontalDimension(dimension: Dimension): string {
  const { span, at, text, size } = dimension
  const middle = (span[0] + span[1]) / 2
  const label: Lettering = { size, fill: BRASS, anchor: 'middle' }
  return (
    lines(dimension, (a, b) => `${trim(a)} ${trim(b)}`) +
    write(text, middle, at + halfHeight(size), label)
  )
}

/** A vertical dimension; its figure reads upwards. */
export function verticalDimension(dimension: Dimension): string {
  const { span, at, text, size } = dimension
  const middle = (span[0] + span[1]) / 2
  const label: Lettering = { size, fill: BRASS, anchor: 'middle', upright: true }
  return (
    lines(dimension, (a, b) => `${trim(b)} ${trim(a)}`) +
    write(text, at + halfHeight(size), middle, label)
  )
}

/** `point` turns coordinates along and across the line into "x y". */
function lines(dimension: Dimension, point: (along: number, across: number) => string): string {
  const { span, at, from, text, size, pen } = dimension
  const [start, end] = span
  const middle = (start + end) / 2
  const half = widthOf(text, size) / 2 + GAP * size
  const direction = Math.sign(end - start)
  const clear = CLEAR * size * Math.sign(at - from[0])
  const line = [
    `M${point(start, at)}L${point(middle - direction * half, at)}`,
    `M${point(middle + direction * half, at)}L${point(end, at)}`,
  ]
  const carriers = span.map((along, index) => {
    return `M${point(along, (from[index] ?? at) + clear)}L${point(along, at + clear)}`
  })
  const heads = [arrow(start, direction * size), arrow(end, -direction * size)].map((corners) => {
    return `M${corners.map(([a, b]) => point(a, at + b)).join('L')}Z`
  })
  return `<path fill="none" stroke="${BRASS}" stroke-width="${pen}" d="${line.join('')}"/>
<path fill="none" stroke="${BRASS}" stroke-opacity=".55" stroke-width="${pen}" d="${carriers.join('')}"/>
<path fill="${BRASS}" d="${heads.join('')}"/>`
}

const arrow = (tip: number, size: number): [number, number][] => [
  [tip, 0],
  [tip + size * ARROW.long, -size * ARROW.half],
  [tip + size * ARROW.long, size * ARROW.half],
]

export type Leader = {
  from: [number, number]
  to: [number, number]
  text: string
  size: number
  pen: number
}

export function leader({ from, to, text, size, pen }: Leader): string {
  const isRight = to[0] >= from[0]
  const end = to[0] + (isRight ? 1 : -1) * 16
  const label: Lettering = { size, fill: BRASS, anchor: isRight ? 'start' : 'end' }
  return `<path fill="none" stroke="${BRASS}" stroke-width="${pen}" d="M${from.map(trim).join(' ')}L${to.map(trim).join(' ')}H${trim(end)}"/>
<circle cx="${trim(from[0])}" cy="${trim(from[1])}" r="${pen * 2}" fill="${BRASS}"/>
${write(text, end + (isRight ? 8 : -8), to[1] + halfHeight(size), label)}`
}
