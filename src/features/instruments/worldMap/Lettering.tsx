import { ScaleBar } from '../Drawing.tsx'
import { letter, type Scale, thousands } from './lettering.ts'
import { type City, MIDDLE, onBearing, RING, RINGS } from './model.ts'
import type { WorldMapCopy } from './WorldMap.tsx'
import * as styles from './WorldMap.css.ts'

/** About where a phone's text begins: there the map reaches from edge to edge. */
const COLUMN = 32

export type LetteringProps = Scale & {
  copy: WorldMapCopy
  cities: readonly City[]
  chosen: City
}

/** All that is written on the map, at one size of screen. */
export function Lettering({ copy, cities, chosen, size, isWide }: LetteringProps) {
  const { rings, labels } = letter(copy, cities, chosen, { size, isWide })
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
