import { Drawing } from '../Drawing.tsx'
import * as parts from '../Drawing.css.ts'
import { type City, MARGIN, MIDDLE, onBearing, RING, RINGS } from './model.ts'
import { Lettering } from './Lettering.tsx'
import type { WorldMapCopy } from './WorldMap.tsx'
import * as styles from './WorldMap.css.ts'

const SIDE = MIDDLE * 2 + MARGIN * 2
const RIM = RING * RINGS.length
const VIEW = `${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}`

/** Strokes around the rim, every ten degrees. */
const bearings = Array.from({ length: 36 }, (_, index) => index * 10)
const rimStrokes = bearings
  .map((bearing) => {
    const end = RIM + (bearing % 30 === 0 ? 12 : 6)
    return `M${onBearing(bearing, RIM).join(' ')}L${onBearing(bearing, end).join(' ')}`
  })
  .join('')

export type MapProps = { copy: WorldMapCopy; cities: readonly City[]; chosen: City }

/** The world around Kuwait, to one scale from its middle outwards. */
export function Map({ copy, cities, chosen }: MapProps) {
  const others = cities.filter(({ icao }) => icao !== chosen.icao)
  const middle = `${MIDDLE} ${MIDDLE}`
  return (
    <div className={styles.root}>
      <div className={styles.coast}>
        <div className={styles.land} />
      </div>
      <Drawing {...copy.drawing} viewBox={VIEW} className={styles.drawing}>
        {RINGS.map((ring) => (
          <circle key={ring} className={styles.ring} cx={MIDDLE} cy={MIDDLE} r={ring * RING} />
        ))}
        <path className={styles.rim} d={rimStrokes} />
        <path
          className={styles.way}
          d={others.map(({ x, y }) => `M${middle}L${x} ${y}`).join('')}
        />
        <circle
          className={styles.reach}
          cx={MIDDLE}
          cy={MIDDLE}
          r={Math.round(chosen.nm * RING) / 1000}
        />
        <path className={styles.chosenWay} d={`M${middle}L${chosen.x} ${chosen.y}`} />
        <path className={styles.dot} d={others.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <path className={styles.chosenDot} d={`M${chosen.x} ${chosen.y}h0`} />
        <path className={styles.origin} d={`M${middle}h0`} />
        <g className={`${parts.narrow} ${styles.narrow}`}>
          <Lettering copy={copy} cities={others} chosen={chosen} size={styles.SIZES.narrow} />
        </g>
        <g className={`${parts.wide} ${styles.wide}`}>
          <Lettering copy={copy} cities={others} chosen={chosen} size={styles.SIZES.wide} isWide />
        </g>
      </Drawing>
    </div>
  )
}
