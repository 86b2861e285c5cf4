import { worldMap as copy } from '#content/instruments/worldMap.ts'
import { Drawing } from '../frame/Drawing.tsx'
import * as parts from '../frame/Drawing.css.ts'
import { NARROW, WIDE } from './labels.ts'
import { cities, type City } from './cities.ts'
import { Lettering } from './Lettering.tsx'
import { listTicks } from '#lib/scale.ts'
import { MARGIN, MIDDLE, onBearing, RIM, RING, RINGS } from './model.ts'
import * as styles from './WorldMap.css.ts'

const SIDE = MIDDLE * 2 + MARGIN * 2
const VIEW = `${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}`

const CENTRE_POINT = `${MIDDLE} ${MIDDLE}`
const ways = cities.map(({ x, y }) => `M${CENTRE_POINT}L${x} ${y}`).join('')
const dots = cities.map(({ x, y }) => `M${x} ${y}h0`).join('')

/** Ticks outside the rim every ten degrees, longer ones every thirty. */
const rim = listTicks(10, 350)
  .map((bearing) => {
    const length = bearing % 30 === 0 ? 12 : 6
    const ends = [RIM, RIM + length].map((radius) => onBearing(bearing, radius).join(' '))
    return `M${ends.join('L')}`
  })
  .join('')

export type MapProps = { chosen: City }

/** The world around Kuwait, in an azimuthal equidistant projection. */
export function Map({ chosen }: MapProps) {
  const centre = { cx: MIDDLE, cy: MIDDLE }
  return (
    <div className={styles.root}>
      <div className={styles.coast}>
        <div className={styles.land} />
      </div>
      <Drawing {...copy.drawing} viewBox={VIEW} className={styles.drawing}>
        {RINGS.map((ring) => (
          <circle key={ring} className={styles.ring} {...centre} r={ring * RING} />
        ))}
        <path className={styles.rim} d={rim} />
        <path className={styles.way} d={ways} />
        <circle className={styles.reach} {...centre} r={Math.round(chosen.nm * RING) / 1000} />
        <path className={styles.chosenWay} d={`M${CENTRE_POINT}L${chosen.x} ${chosen.y}`} />
        <path className={styles.dot} d={dots} />
        <path className={styles.chosenDot} d={`M${chosen.x} ${chosen.y}h0`} />
        <path className={styles.origin} d={`M${CENTRE_POINT}h0`} />
        <g className={`${parts.narrow} ${styles.narrow}`}>
          <Lettering chosen={chosen} room={NARROW} />
        </g>
        <g className={`${parts.wide} ${styles.wide}`}>
          <Lettering chosen={chosen} room={WIDE} />
        </g>
      </Drawing>
    </div>
  )
}
