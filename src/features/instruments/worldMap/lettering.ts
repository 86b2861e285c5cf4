import { grouped } from '../grouped.ts'
import {
  alongLeg,
  boxAround,
  type City,
  MIDDLE,
  onBearing,
  placeLabels,
  RING,
  RINGS,
} from './model.ts'

/** Over the sea, where no city is, and upon a stroke of the rim, which its figure covers. */
const FIGURES_ON = 160
/** As many as a phone has room for. */
const WEIGHTIEST = 11

export type Words = { origin: string; unit: string }
export type Scale = {
  /** Of the type, in units. */
  size: number
  /** Has room for names, for every ring and for figures on the rim. */
  isWide?: boolean | undefined
}

export const thousands = (ring: number) => `${ring},000`

/**
 * What is written on the rings and beside the dots.
 *
 * @param cities without the one that is chosen
 */
export function letter(words: Words, cities: readonly City[], chosen: City, scale: Scale) {
  const { size, isWide } = scale
  const rings = RINGS.filter((ring) => isWide || ring % 2 === 0).map((ring) => {
    const [x, y] = onBearing(FIGURES_ON, ring * RING)
    return { text: thousands(ring), x, y: y + size / 3 }
  })
  const name = isWide ? `${chosen.city} ${grouped(chosen.nm)} ${words.unit}` : chosen.city
  const labels = placeLabels(
    [
      // Wider than the others: it is set in the display face, and larger.
      { ...chosen, text: name, scale: 1.25 },
      { icao: words.origin, x: MIDDLE, y: MIDDLE, text: words.origin },
      ...cities
        .slice(0, isWide ? cities.length : WEIGHTIEST)
        .map((city) => ({ ...city, text: city.icao })),
    ],
    size,
    [...rings.map(({ text, x, y }) => boxAround(text, x, y, size)), ...alongLeg(chosen)],
  )
  return { rings, labels }
}
