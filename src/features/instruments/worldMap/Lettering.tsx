import { ScaleBar } from '../Drawing.tsx'
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
import type { WorldMapCopy } from './WorldMap.tsx'
import * as styles from './WorldMap.css.ts'

/** Over the sea, where no city is. */
const FIGURES_ON = 158
/** As many as a phone has room for. */
const WEIGHTIEST = 11
/** About where a phone's text begins: there the map reaches from edge to edge. */
const COLUMN = 32
const thousands = (ring: number) => `${ring},000`

export type LetteringProps = {
  copy: WorldMapCopy
  cities: readonly City[]
  chosen: City
  /** Of the type, in units. */
  size: number
  /** Has room for names, for every ring and for figures on the rim. */
  isWide?: boolean
}

/** All that is written on the map, at one size of screen. */
export function Lettering({ copy, cities, chosen, size, isWide }: LetteringProps) {
  const rings = RINGS.filter((ring) => isWide || ring % 2 === 0).map((ring) => {
    const [x, y] = onBearing(FIGURES_ON, ring * RING)
    return { text: thousands(ring), x, y: y + size / 3 }
  })
  const distance = `${grouped(chosen.nm)} ${copy.unit}`
  const labels = placeLabels(
    [
      // Wider than the others: it is set in the display face, and larger.
      { ...chosen, text: isWide ? `${chosen.city} ${distance}` : chosen.city, scale: 1.25 },
      { icao: copy.origin, x: MIDDLE, y: MIDDLE, text: copy.origin },
      ...cities
        .slice(0, isWide ? cities.length : WEIGHTIEST)
        .map((city) => ({ ...city, text: city.icao })),
    ],
    size,
    [...rings.map(({ text, x, y }) => boxAround(text, x, y, size)), ...alongLeg(chosen)],
  )
  const barX = isWide ? -24 : COLUMN
  return (
    <>
      {rings.map(({ text, x, y }) => (
        <text key={text} className={styles.figure} x={x} y={y}>
          {text}
        </text>
      ))}
      {rimFigures(copy, size, isWide).map(({ text, x, y }) => (
        <text key={text} className={styles.point} x={x} y={y}>
          {text}
        </text>
      ))}
      {labels.map(({ icao, text, x, y, anchor }) => (
        <text
          key={icao}
          className={icao === chosen.icao ? styles.chosen : styles.label}
          x={x}
          y={y}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      <ScaleBar
        x={barX}
        to={barX + RING}
        y={MIDDLE * 2 - (isWide ? 12 : 40)}
        label={`${thousands(1)} ${copy.unit}`}
      />
    </>
  )
}

/** North, east, south, west; with room, every thirty degrees. */
function rimFigures({ points }: WorldMapCopy, size: number, isWide = false) {
  return Array.from({ length: 12 }, (_, index) => index * 30)
    .filter((bearing) => isWide || bearing % 90 === 0)
    .map((bearing) => {
      const [x, y] = onBearing(bearing, RING * RINGS.length + 12 + size * (isWide ? 0.9 : 0.6))
      return {
        text: points[bearing] ?? String(bearing).padStart(3, '0'),
        x,
        y: Math.round(y + size / 3),
      }
    })
}
