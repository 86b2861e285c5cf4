import { dark } from '#styles/palette.ts'
import { compact } from '../compact.ts'
import { horizontalDimension, leader, verticalDimension } from '../dimension.ts'
import { letters, trim, write } from '../lettering.ts'
import { axis, type Paper, scaleBar } from '../sheet.ts'
import type { Place } from '../views.ts'

/** One solid of a subject. Later parts hide earlier ones. */
export type Part = {
  outline?: string
  edges?: string
  details?: string
  /** What is inside or around the subject, in one thin gulf line. */
  context?: string
}

/** Positions are millimetres, y up. */
export type ServicePlate = {
  title: string
  /** Left, bottom, right and top of everything drawn. */
  box: readonly [number, number, number, number]
  parts: readonly Part[]
  /** Writing on the subject. */
  texts?: readonly { at: [number, number]; text: string }[]
  /** Horizontal dimensions below the drawing, or at its top; `from` is where their extensions start. */
  across?: readonly { span: [number, number]; from: number; text: string; above?: boolean }[]
  /** Vertical dimensions, beside the drawing. */
  up?: readonly { span: [number, number]; from: number; text: string; left?: boolean }[]
  notes?: readonly { at: [number, number]; to: [number, number]; text: string }[]
  /** Dash-dotted centre lines. */
  axes?: readonly [from: [number, number], to: [number, number]][]
  /** Length of the scale bar, in metres. */
  bar?: number
  /** Without a ground line. */
  floating?: boolean
}

/** Shown 272 to 512 px wide. */
const PAPER: Paper = {
  width: 480,
  height: 340,
  margin: 1,
  type: 14,
  pens: { outline: 1.5, edge: 1, detail: 0.7 },
}
/** Sheet units: line width, and distance of a dimension line from the drawing. */
const DIMENSION = { pen: 0.6, offset: 28 }
/** Sheet units left, above, right of and below the drawing. */
const AROUND = { side: 40, top: 14, ground: 76 }
/** Height of the title's baseline, with room for descenders. */
const FOOT = 4

/**
 * Draws a subject and its dimensions on a transparent sheet, for the contact band of its service's page.
 * Strokes, dimensions and lettering are those of the charter plates. Each subject's file names the
 * source of its figures; what has no source has no dimension.
 */
export function servicePlate(plate: ServicePlate): string {
  const { width, height, margin, type, pens } = PAPER
  const place = placeOf(plate)
  const x = (mm: number) => place.x + (mm * place.scale) / 1000
  const y = (mm: number) => place.y - (mm * place.scale) / 1000
  const [left, bottom, right, top] = plate.box
  const common = { size: type, pen: DIMENSION.pen }
  const content = [
    plate.floating ? '' : axis(PAPER, [margin, y(0)], [width - margin, y(0)], false),
    ...(plate.axes ?? []).map(([a, b]) =>
      axis(PAPER, [x(a[0]), y(a[1])], [x(b[0]), y(b[1])], true),
    ),
    ...(plate.across ?? []).map(({ span, from, text, above }) =>
      horizontalDimension({
        ...common,
        span: [x(span[0]), x(span[1])],
        at: above ? y(top) : y(bottom) + DIMENSION.offset,
        from: [y(from), y(from)],
        text,
      }),
    ),
    ...(plate.up ?? []).map(({ span, from, text, left: onLeft }) =>
      verticalDimension({
        ...common,
        span: [y(span[0]), y(span[1])],
        at: onLeft ? x(left) - DIMENSION.offset : x(right) + DIMENSION.offset,
        from: [x(from), x(from)],
        text,
      }),
    ),
    ...(plate.notes ?? []).map(({ at, to, text }) =>
      leader({ ...common, from: [x(at[0]), y(at[1])], to: [x(to[0]), y(to[1])], text }),
    ),
    ...(plate.texts ?? []).map(({ at, text }) =>
      write(text, x(at[0]), y(at[1]), { size: type, fill: dark.ink }),
    ),
    plate.bar ? scaleBar(PAPER, margin, height - FOOT - type * 0.36, plate.bar, place.scale) : '',
    write(plate.title, width - margin, height - FOOT, {
      size: type,
      fill: dark.ink,
      anchor: 'end',
    }),
  ].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${letters(content)}${drawing(plate.parts, place, pens)}
${merged(content)}</svg>
`
}

/** Draws the strokes of one kind as one path, which halves the size of the dimensions. */
function merged(content: string): string {
  const paths = new Map<string, string>()
  const others = content.replace(
    /<path ([^>]*?) ?d="([^"]+)"\/>\n?/g,
    (_, look: string, d: string) => {
      paths.set(look, (paths.get(look) ?? '') + d)
      return ''
    },
  )
  const drawn = Array.from(paths, ([look, d]) => `<path ${look} d="${compact(d, { digits: 1 })}"/>`)
  return [...drawn, others].join('\n')
}

/** Scales the drawing to fit the sheet and centres it; the lowest line has one height on all plates. */
function placeOf({ box: [left, bottom, right, top] }: ServicePlate): Place {
  const room = {
    x: PAPER.width - 2 * (PAPER.margin + AROUND.side),
    y: PAPER.height - AROUND.top - AROUND.ground,
  }
  const perMillimetre = Math.min(room.x / (right - left), room.y / (top - bottom))
  return {
    x: PAPER.width / 2 - ((left + right) / 2) * perMillimetre,
    y: PAPER.height - AROUND.ground + bottom * perMillimetre,
    scale: perMillimetre * 1000,
  }
}

/** All parts in one group, with the strokes of the charter plates. */
function drawing(parts: readonly Part[], { x, y, scale }: Place, pens: Paper['pens']): string {
  const millimetre = scale / 1000
  const path = (d: string | undefined, pen: number, stroke: string, more = '') =>
    d &&
    `<path d="${compact(d, { digits: millimetre > 0.5 ? 1 : 0 })}" stroke="${stroke}" stroke-width="${trim(pen / millimetre, 1)}"${more}/>`
  const paths = parts.flatMap(({ outline, edges, details, context }) => [
    path(outline, pens.outline, dark.ink, ` fill="${dark.inset}"`),
    path(edges, pens.edge, dark.body),
    path(details, pens.detail, dark.muted),
    path(context, pens.detail, dark.link),
  ])
  return `<g transform="translate(${trim(x)} ${trim(y)}) scale(${trim(millimetre, 4)})" fill="none" stroke-linejoin="round" stroke-linecap="round">
${paths.filter(Boolean).join('\n')}</g>`
}
