import { AIRLINER, BUSINESS_JET, TAIL } from '#tools/media/encode/draw/aircraft.ts'

/**
 * Five plates for the charter cards: one ground, one line, one light. Brass draws the aircraft,
 * gulf blue what the service adds to it.
 */
const BRASS = '#D9A441'
const GULF = '#79C7E3'

const fill = (d: string, colour = '#16294A'): string => `<path fill="${colour}" d="${d}"/>`
const brass = (d: string): string => `<path stroke="${BRASS}" d="${d}"/>`
const gulf = (d: string): string => `<path stroke="${GULF}" d="${d}"/>`
const body = (d: string): string => `<path fill="#16294A" stroke="${BRASS}" d="${d}"/>`
const at = (x: number, y: number, content: string, more = ''): string => {
  return `<g transform="translate(${x} ${y})${more}">${content}</g>`
}
const row = (count: number, draw: (at: number) => string): string => {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The common ground: night, sail arcs, a taxi line and threshold bars. Wide plates have it on both sides. */
function plate(content: string, width = 1200): string {
  const arcs = row(4, (index) => {
    const radius = 420 + index * 130
    return `<circle cx="${width - 20}" cy="960" r="${radius}" stroke="${GULF}" stroke-opacity=".09"/>`
  })
  const bars = row(8, (index) => {
    return `<rect x="${90 + index * 22}" y="806" width="10" height="44" fill="${BRASS}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900">
    <linearGradient id="night" x1="0" y1="0" x2=".5" y2="1">
    <stop offset="0" stop-color="#0B1422"/><stop offset="1" stop-color="#152845"/></linearGradient>
    <rect width="${width}" height="900" fill="url(#night)"/>
    <g fill="none" stroke-width="2">${arcs}
    <path stroke="${BRASS}" stroke-opacity=".45" d="M290 828H${width - 90}"/></g>${bars}
    <g fill="none" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
    ${at((width - 1200) / 2, 0, content)}</g></svg>`
}

function jet(extra = ''): string {
  const { farWing, fin, tailplane, body: hull, stripe, engine, wing, cockpit, door } = BUSINESS_JET
  const windows = row(6, (index) => {
    return `<rect x="${430 + index * 52}" y="118" width="26" height="20" rx="10" fill="${GULF}"/>`
  })
  const shapes = [farWing, fin, tailplane, hull, engine].map(body).join('')
  const lines = `<path stroke="${BRASS}" stroke-width="3" d="${stripe}${door}"/>`
  return shapes + lines + windows + fill(cockpit, GULF) + body(wing) + extra
}

function airliner(upper: string): string {
  const { fin, body: hull, stripe, tailplane, wing, engine, cockpit } = AIRLINER
  const lines = `<path stroke="${BRASS}" stroke-width="3" d="${stripe}"/>`
  const front = fill(cockpit, GULF) + body(tailplane) + body(engine) + body(wing)
  return body(fin) + body(hull) + lines + upper + front
}

/** A business jet alone, with the arc of its climb. */
export function privateJet(): string {
  const climb = gulf('M150 690C420 690 700 640 1050 560')
  return plate(climb + at(110, 360, jet(), ' rotate(-6)'))
}

/** An airliner, and a row of seats for the group. */
export function group(): string {
  const windows = row(24, (index) => {
    return `<rect x="${296 + index * 20}" y="122" width="9" height="14" rx="4" fill="${GULF}"/>`
  })
  const doors = `<path stroke="${BRASS}" stroke-width="3" d="${AIRLINER.door}"/>`
  const seat = gulf('M0 0C-6 18-4 38 2 54H34M2 54V74M30 54V74')
  const seats = row(9, (index) => at(330 + index * 80, 640, seat))
  return plate(at(110, 260, airliner(windows + doors)) + seats)
}

/** A business jet with a cross on its door, and a pulse. */
export function ambulance(): string {
  const cross = fill('M706 98H730V122H754V146H730V170H706V146H682V122H706Z', '#F3EFE6')
  const pulse = gulf('M110 660H470L500 600 548 730 590 628 614 660H1090')
  return plate(at(110, 260, jet(cross)) + pulse)
}

/** A freighter with its main-deck door up, and containers waiting. */
export function cargo(width?: number): string {
  const opening = `<rect x="640" y="108" width="130" height="62" fill="#0B1422" stroke="${GULF}"/>`
  const door = gulf('M640 108L628 30H758L770 108')
  const container = gulf('M0 0H130V92H34L0 60ZM44 0V92M87 0V92')
  const loads = row(3, (index) => at(560 + index * 170, 636, container))
  return plate(at(110, 270, airliner(opening)) + at(110, 270, door) + loads, width)
}

/** Two tails, and the way from one to the other. */
export function sales(width?: number): string {
  const tail = body(TAIL.fin) + body(TAIL.body) + brass(TAIL.stripe) + body(TAIL.tailplane)
  const arrow = gulf('M300 244C400 170 560 166 668 226M668 226L650 172M668 226L610 232')
  return plate(at(110, 286, tail) + at(650, 286, tail) + arrow, width)
}
