/** Frame size in pixels; the film covers the width of a card's picture and 0.41 of its height. */
const FRAME = { width: 960, height: 224 } as const

/** Seconds. A light crosses, its track fades, then the frame stays empty until the loop ends. */
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
/** Seldom enough for visitors whom flashes harm. */
const FLASH = { everyS: 0.7, lastsS: 0.14, color: '#FFF6DA' } as const
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
  const parts = [shadeOf(line), brassOf(line)]
  if (head < 1) parts.push(light(head, seconds))
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
  `<polyline points="${points}" fill="none" stroke="url(#brass)" stroke-width="2.25"/>`

/** The light at the head of the track: a steady dot, and a beacon that flashes. */
function light(head: number, seconds: number): string {
  const { x, y } = pointAt(head)
  const isFlash = seconds % FLASH.everyS < FLASH.lastsS
  const dot = `<circle cx="${x}" cy="${y}" r="7" fill="${SHADE}" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="3" fill="${BRASS}"/>`
  const flash = `<circle cx="${x}" cy="${y}" r="13" fill="${BRASS}" fill-opacity="0.75" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="5" fill="${FLASH.color}"/>`
  return isFlash ? dot + flash : dot
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
