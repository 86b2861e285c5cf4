/**
 * The Kuwait Towers and the city across the bay at dusk. Drawn at 1920 × 1080; the shore is at
 * y = 760. Buildings come from a seeded sequence, so every run draws the same city.
 */
const WIDTH = 1920
const HEIGHT = 1080
const SHORE = 760

/** A multiplicative generator: small, and the same everywhere. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** One row of blocks along the shore, higher towards the city's centre. */
function blocks(seed: number, tallest: number, colour: string, lit: number): string {
  const next = sequence(seed)
  let shapes = ''
  let lights = ''
  for (let x = -20; x < WIDTH; ) {
    const width = 16 + next() * 38
    const centre = Math.exp(-(((x - 1330) / 420) ** 2))
    const height = 12 + (0.18 + centre) * tallest * (0.25 + 0.75 * next() ** 1.6)
    const slope = next() > 0.82 ? width * 0.5 : 0
    shapes += `M${x.toFixed(1)} ${SHORE}v${(-height).toFixed(1)}l${width.toFixed(1)} ${(-slope).toFixed(1)}V${SHORE}Z`
    for (let y = SHORE - height + 8; y < SHORE - 6; y += 9) {
      for (let at = x + 4; at < x + width - 4; at += 7) {
        if (next() < lit) lights += `M${at.toFixed(1)} ${y.toFixed(1)}h2.6v3.4h-2.6z`
      }
    }
    x += width + next() * 14
  }
  return `<path fill="${colour}" d="${shapes}"/><path fill="#FFD79A" opacity=".75" d="${lights}"/>`
}

/** A tapering shaft to a needle, with its spheres. */
function tower(x: number, height: number, base: number, spheres: [number, number][]): string {
  const shaft =
    `M${x - base} ${SHORE}C${x - base * 0.5} ${SHORE - height * 0.3} ${x - base * 0.24} ` +
    `${SHORE - height * 0.65} ${x - 0.8} ${SHORE - height}H${x + 0.8}C${x + base * 0.24} ` +
    `${SHORE - height * 0.65} ${x + base * 0.5} ${SHORE - height * 0.3} ${x + base} ${SHORE}Z`
  const balls = spheres.map(([up, radius]) => {
    return `<circle cx="${x}" cy="${SHORE - up}" r="${radius}" fill="url(#ball)"/>`
  })
  return `<path fill="#0D1A31" d="${shaft}"/>${balls.join('')}`
}

/** Long thin clouds; each is an ellipse that the filter softens. */
function clouds(): string {
  const next = sequence(23)
  let shapes = ''
  for (let at = 0; at < 26; at++) {
    const y = 180 + next() * 430
    const rx = 160 + next() * 360
    const colour = y > 420 ? '#F2A06B' : '#8C6F8C'
    shapes += `<ellipse cx="${(next() * WIDTH).toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${(5 + next() * 16).toFixed(0)}" fill="${colour}" opacity="${(0.1 + next() * 0.26).toFixed(2)}"/>`
  }
  return `<g filter="url(#soft)">${shapes}</g>`
}

/** Broken light on the water below the sun and the brighter buildings. */
function glints(): string {
  const next = sequence(5)
  let shapes = ''
  for (let at = 0; at < 420; at++) {
    const depth = next() ** 1.7
    const y = SHORE + 6 + depth * 290
    const spread = 60 + depth * 330
    const x = 1010 + (next() + next() - 1) * spread
    const width = 8 + next() * (16 + depth * 90)
    shapes += `M${(x - width / 2).toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${(1 + depth * 2.4).toFixed(1)}h${(-width).toFixed(1)}z`
  }
  return `<path fill="#FFC48A" opacity=".4" filter="url(#ripple)" d="${shapes}"/>`
}

const TOWERS =
  tower(470, 470, 26, [
    [205, 42],
    [312, 25],
  ]) +
  tower(588, 366, 21, [[180, 35]]) +
  tower(392, 288, 12, [])

/** @returns the whole picture as an SVG. */
export function skyline(): string {
  const city = blocks(11, 150, '#5A4C6C', 0) + blocks(77, 250, '#2C2F50', 0.1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1A33"/>
    <stop offset=".3" stop-color="#26436B"/><stop offset=".52" stop-color="#7A6A86"/>
    <stop offset=".64" stop-color="#D58E70"/><stop offset=".72" stop-color="#F6BE82"/></linearGradient>
    <radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="1010" cy="742" r="980">
    <stop offset="0" stop-color="#FFE9C0" stop-opacity=".95"/>
    <stop offset=".08" stop-color="#FFD08C" stop-opacity=".62"/>
    <stop offset=".4" stop-color="#FFA865" stop-opacity=".16"/>
    <stop offset="1" stop-color="#FF9A55" stop-opacity="0"/></radialGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D0916F"/>
    <stop offset=".2" stop-color="#6E5A72"/><stop offset=".62" stop-color="#1C2C4C"/>
    <stop offset="1" stop-color="#0B1628"/></linearGradient>
    <linearGradient id="ball" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="#0D1A31"/>
    <stop offset=".7" stop-color="#24355A"/><stop offset="1" stop-color="#B98162"/></linearGradient>
    <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#F6BE82" stop-opacity="0"/>
    <stop offset="1" stop-color="#F6BE82" stop-opacity=".5"/></linearGradient>
    <filter id="soft" x="-10%" y="-10%" width="120%" height="120%">
    <feGaussianBlur stdDeviation="26 7"/></filter>
    <filter id="ripple"><feGaussianBlur stdDeviation="1.6 .5"/></filter>
    <filter id="deep"><feGaussianBlur stdDeviation="3 9"/></filter>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${clouds()}
    <rect width="${WIDTH}" height="${SHORE + 10}" fill="url(#sun)"/>
    ${city}<rect y="${SHORE - 130}" width="${WIDTH}" height="130" fill="url(#haze)"/>${TOWERS}
    <rect y="${SHORE}" width="${WIDTH}" height="${HEIGHT - SHORE}" fill="url(#sea)"/>
    <g filter="url(#deep)" opacity=".42" transform="translate(0 ${SHORE * 1.8}) scale(1 -.8)">
    ${TOWERS}</g>${glints()}
    <rect y="${SHORE - 2}" width="${WIDTH}" height="3" fill="#14233F"/></svg>`
}
