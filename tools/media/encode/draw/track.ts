/** Frame size in pixels; the film covers the width of a card's picture and 0.41 of its height. */
const FRAME = { width: 960, height: 224 } as const

/** Seconds. The aircraft crosses, its track fades, then the frame stays empty until the loop ends. */
export const TIMES = { crossing: 2.1, fading: 0.9, loop: 7 } as const

/**
 * Under `mix-blend-mode: hard-light` this grey is transparent; darker greys darken the picture below,
 * lighter greys lighten it. This replaces an alpha channel, for which browsers have no common video codec.
 */
const NEUTRAL = '#808080'
const SHADE = '#262626'
/** Appears as brass after blending with the picture. */
const BRASS = '#F6D778'

type Point = { x: number; y: number }

/** Track from outside one edge of the frame to outside the other, slightly climbing. */
const CURVE: readonly [Point, Point, Point, Point] = [
  { x: -60, y: 146 },
  { x: 300, y: 140 },
  { x: 560, y: 96 },
  { x: 1020, y: 80 },
]
/** Positions of the fixes, as fractions of the curve. */
const FIXES = [0.3, 0.66]
const CURVE_SEGMENTS = 160

/**
 * Draws one frame of the film.
 *
 * @param seconds since the start of the loop
 * @returns an SVG document
 */
export function trackFrame(seconds: number): string {
  const head = seconds / TIMES.crossing
  const tail = (seconds - TIMES.fading) / TIMES.crossing
  const line = visiblePoints(tail, Math.min(head, 1))
  const parts = [shadeOf(line), brassOf(line), ...FIXES.map((share) => fix(share, head, tail))]
  if (head < 1) parts.push(dashesAhead(head), aircraft(head))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">
<defs><filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="3"/></filter>
${fade('brass', BRASS, tail, head)}${fade('shade', SHADE, tail, head)}</defs>
<rect width="100%" height="100%" fill="${NEUTRAL}"/>
${parts.join('\n')}</svg>`
}

function visiblePoints(from: number, to: number): string {
  const points = Array.from({ length: CURVE_SEGMENTS + 1 }, (_, i) => i / CURVE_SEGMENTS)
  const seen = [Math.max(from, 0), ...points.filter((u) => u > from && u < to), to]
  return seen.map((u) => `${pointAt(u).x.toFixed(2)},${pointAt(u).y.toFixed(2)}`).join(' ')
}

/** Gradient from transparent at the tail to opaque at the head. */
function fade(id: string, color: string, tail: number, head: number): string {
  const [from, to] = [pointAt(tail), pointAt(head)]
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}">
<stop stop-color="${color}" stop-opacity="0"/><stop offset="0.55" stop-color="${color}" stop-opacity="0.8"/><stop offset="1" stop-color="${color}"/></linearGradient>`
}

const shadeOf = (points: string) =>
  `<polyline points="${points}" fill="none" stroke="url(#shade)" stroke-width="9" filter="url(#soft)"/>
<polyline points="${points}" fill="none" stroke="url(#shade)" stroke-width="6.5" stroke-opacity="0.75"/>`

const brassOf = (points: string) =>
  `<polyline points="${points}" fill="none" stroke="url(#brass)" stroke-width="2.75"/>`

/** A fix: an open triangle that appears when the aircraft passes and fades with the track. */
function fix(share: number, head: number, tail: number): string {
  if (head < share || tail > share) return ''
  const { x, y } = pointAt(share)
  const strength = Math.min((share - tail) / (head - tail), (head - share) * 12, 1).toFixed(3)
  const triangle = `M${x - 8} ${y + 6}h16l-8 -14z`
  return `<g opacity="${strength}" stroke-linejoin="round"><path d="${triangle}" fill="${SHADE}" stroke="${SHADE}" stroke-width="8" filter="url(#soft)"/>
<path d="${triangle}" fill="${SHADE}" stroke="${BRASS}" stroke-width="2.5"/></g>`
}

function dashesAhead(head: number): string {
  const from = pointAt(head)
  const { cos, sin } = heading(head)
  return [40, 58, 76]
    .map((start, i) => {
      const [a, b] = [start, start + 9]
      const line = `M${from.x + a * cos} ${from.y + a * sin}L${from.x + b * cos} ${from.y + b * sin}`
      return `<g opacity="${0.8 - 0.25 * i}"><path d="${line}" stroke="${SHADE}" stroke-width="6.5"/><path d="${line}" stroke="${BRASS}" stroke-width="2.5"/></g>`
    })
    .join('')
}

/** Airliner from above, 48 units long, its nose to the right. */
const GLYPH =
  'M26 0C26 -2.6 22 -3.4 18 -3.4H7L-6 -21H-11L-4.5 -3.4H-13L-18 -10H-22L-19 0L-22 10H-18L-13 3.4H-4.5L-11 21H-6L7 3.4H18C22 3.4 26 2.6 26 0Z'

function aircraft(head: number): string {
  const { x, y } = pointAt(head)
  const { degrees } = heading(head)
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(0.9)" stroke-linejoin="round">
<path d="${GLYPH}" fill="${SHADE}" stroke="${SHADE}" stroke-width="5" filter="url(#soft)"/>
<path d="${GLYPH}" fill="${SHADE}" stroke="${SHADE}" stroke-width="4"/><path d="${GLYPH}" fill="${BRASS}"/></g>`
}

/** A point on the curve, which continues straight beyond its ends. */
function pointAt(u: number): Point {
  const within = Math.min(Math.max(u, 0), 1)
  const [a, b, c, d] = CURVE
  const v = 1 - within
  const mix = (of: 'x' | 'y') =>
    v ** 3 * a[of] + 3 * v * v * within * b[of] + 3 * v * within ** 2 * c[of] + within ** 3 * d[of]
  const beyond = (u - within) * (d.x - a.x)
  return { x: mix('x') + beyond, y: mix('y') }
}

function heading(u: number) {
  const [from, to] = [pointAt(u - 0.004), pointAt(u + 0.004)]
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return { cos: Math.cos(angle), sin: Math.sin(angle), degrees: (angle * 180) / Math.PI }
}
