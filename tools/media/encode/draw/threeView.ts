import { dark } from '#styles/palette.ts'
import { horizontalDimension, leader, metresAndFeet, verticalDimension } from './dimension.ts'
import { write } from './lettering.ts'
import { axis, type Paper, PHONE, scaleBar, sheet, WIDE } from './sheet.ts'
import { heightOf, hull, lengthOf, load, type Place, type View } from './views.ts'

/** Position of the wing tip, as a fraction of the length from the nose. */
const WING_TIP = 0.69

/** A label on the side view; positions in metres from the nose and the ground. */
type Callout = { at: [number, number]; text: string; to: [number, number] }

export type Subject = {
  title: string
  side: View
  top: View
  front: View
  /** Cabin or load, drawn into the top view. */
  inside: View
  /** Enlargement or cross-section; drawn only on wide sheets. */
  detail: {
    view: View
    caption: string
    /** Fuselage outline around a cross-section, in metres. */
    around?: { radius: number; height: number }
  }
  callout?: Callout
  /** Grid spacing and length of the scale bar, in metres. */
  square: number
}

type Sizes = { length: number; span: number; height: number; back: number }

function sizesOf({ side, top }: Subject): Sizes {
  const [, bottom = 0, right = 0, up = 0] = top.box
  return { length: lengthOf(side), span: up - bottom, height: heightOf(side), back: right }
}

/** First-angle projection: side view, top view below it, front view beside it. */
export function wide(subject: Subject): string {
  const paper = WIDE
  const { margin, type } = paper
  const sizes = sizesOf(subject)
  const room = { x: paper.width - 2 * margin - 84, y: paper.height - 2 * margin - 110 }
  const scale = Math.min(room.x / (sizes.length + sizes.span), room.y / (sizes.height + sizes.span))
  const ground = margin + 10 + sizes.height * scale
  const side = { x: margin, y: ground, scale }
  const front = { x: paper.width - margin - (sizes.span / 2) * scale, y: ground, scale }
  const top = { x: margin, y: ground + 92 + (sizes.span / 2) * scale, scale }
  const under = ground + 46
  const content = [
    plan(subject, paper, top),
    elevation(subject, paper, side, sizes, under),
    axis(paper, [front.x, margin - 26], [front.x, ground + 14], true),
    hull(subject.front, front, paper.pens),
    horizontalDimension({
      span: [front.x - (sizes.span / 2) * scale, front.x + (sizes.span / 2) * scale],
      at: under,
      from: [ground - 8, ground - 8],
      text: metresAndFeet(sizes.span),
      size: type,
      pen: paper.pens.detail,
    }),
    detail(subject, paper, side.x + sizes.back * scale + 56, under + 50),
    titleBlock(subject, paper, scale),
  ]
  return sheet(paper, side, subject.square, content.join('\n'))
}

/** For phones: side view and top view, as large as possible. */
export function phone(subject: Subject): string {
  const paper = PHONE
  const { margin, type } = paper
  const sizes = sizesOf(subject)
  const room = { x: paper.width - 2 * margin - 52, y: paper.height - 2 * margin - 190 }
  const scale = Math.min(room.x / sizes.back, room.y / (sizes.height + sizes.span))
  const ground = margin + 16 + sizes.height * scale
  const side = { x: margin, y: ground, scale }
  const top = { x: margin, y: ground + 82 + (sizes.span / 2) * scale, scale }
  const right = side.x + sizes.back * scale + 34
  const half = (sizes.span / 2) * scale
  const tip = side.x + sizes.back * WING_TIP * scale
  const content = [
    plan(subject, paper, top),
    elevation(subject, paper, side, sizes, ground + 42),
    verticalDimension({
      span: [top.y + half, top.y - half],
      at: right,
      from: [tip, tip],
      text: metresAndFeet(sizes.span),
      size: type,
      pen: paper.pens.detail,
    }),
    titleBlock(subject, paper, scale),
  ]
  return sheet(paper, side, subject.square, content.join('\n'))
}

function plan({ top, inside }: Subject, paper: Paper, place: Place): string {
  const end = place.x + lengthOf(top) * place.scale
  return [
    hull(top, place, paper.pens),
    axis(paper, [place.x - 26, place.y], [end + 26, place.y], true),
    load(inside, place, paper.pens),
  ].join('\n')
}

function elevation(
  subject: Subject,
  paper: Paper,
  place: Place,
  sizes: Sizes,
  under: number,
): string {
  const { x, y, scale } = place
  const { type, pens } = paper
  const right = x + sizes.length * scale
  const parts = [
    axis(paper, [x - 26, y], [right + 50, y], false),
    hull(subject.side, place, pens),
    horizontalDimension({
      span: [x, right],
      at: under,
      from: [y, y],
      text: metresAndFeet(sizes.length),
      size: type,
      pen: pens.detail,
    }),
    verticalDimension({
      span: [y, y - sizes.height * scale],
      at: right + 36,
      from: [right, right],
      text: `${sizes.height.toFixed(1)} m`,
      size: type,
      pen: pens.detail,
    }),
  ]
  if (subject.callout) {
    const { at, to, text } = subject.callout
    const point = ([along, up]: [number, number]): [number, number] => [
      x + along * scale,
      y - up * scale,
    ]
    parts.push(leader({ from: point(at), to: point(to), text, size: type, pen: pens.detail }))
  }
  return parts.join('\n')
}

/** Draws the detail in the quarter that the three views leave free. */
function detail(
  { detail: { view, caption, around } }: Subject,
  paper: Paper,
  left: number,
  top: number,
): string {
  const { margin, type, pens } = paper
  const room = { x: paper.width - margin - left, y: paper.height - margin - 170 - top }
  const [boxLeft = 0, bottom = 0, right = 0, up = 0] = around
    ? [-around.radius, around.height - around.radius, around.radius, around.height + around.radius]
    : view.box
  const scale = Math.min(room.x / (right - boxLeft), room.y / (up - bottom))
  const place = {
    x: left + room.x / 2 - ((boxLeft + right) / 2) * scale,
    y: top + room.y / 2 + ((bottom + up) / 2) * scale,
    scale,
  }
  const ring = around
    ? [around.radius, around.radius - 0.14].map((radius, at) => {
        return `<circle cx="${place.x}" cy="${place.y - around.height * scale}" r="${radius * scale}" fill="${at === 0 ? dark.inset : dark.page}" stroke="${at === 0 ? dark.ink : dark.muted}" stroke-width="${at === 0 ? pens.outline : pens.detail}"/>`
      })
    : []
  const under = place.y - bottom * scale
  return [
    ...ring,
    load(view, place, { ...pens, detail: pens.edge }),
    horizontalDimension({
      span: [place.x + boxLeft * scale, place.x + right * scale],
      at: under + 46,
      from: around ? [place.y, place.y] : [under, under],
      text: `${(right - boxLeft).toFixed(1)} m`,
      size: type,
      pen: pens.detail,
    }),
    write(caption, left + room.x / 2, under + 92, {
      size: type,
      anchor: 'middle',
      fill: dark.link,
    }),
  ].join('\n')
}

function titleBlock({ title, square }: Subject, paper: Paper, scale: number): string {
  const { width, height, margin, type } = paper
  const base = height - margin
  return [
    scaleBar(paper, margin, base - type * 0.36, square, scale),
    write(title, width - margin, base, { size: type, fill: dark.ink, anchor: 'end' }),
  ].join('\n')
}
