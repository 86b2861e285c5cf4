import { copy } from '#content/instruments/private-jets-charter.ts'
import { Drawing } from '#ui/Drawing/Drawing.tsx'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { NARROW_LAYOUT, WIDE_LAYOUT } from './labels.ts'
import { cities, type City } from './cities.ts'
import { MapLabels } from './MapLabels.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import { MAP_MARGIN, CENTRE_OFFSET, toMapPoint, RIM_RADIUS, RING_INTERVAL, RINGS } from './model.ts'
import * as styles from './PrivateJetsCharterInstrument.css.ts'

const VIEW_SIZE = CENTRE_OFFSET * 2 + MAP_MARGIN * 2
const VIEW_BOX = `${-MAP_MARGIN} ${-MAP_MARGIN} ${VIEW_SIZE} ${VIEW_SIZE}`

const CENTRE_POINT = `${CENTRE_OFFSET} ${CENTRE_OFFSET}`
const legPaths = cities.map(({ x, y }) => `M${CENTRE_POINT}L${x} ${y}`).join('')
const dotPaths = cities.map(({ x, y }) => `M${x} ${y}h0`).join('')

const rimTicks = listTicks(10, 350)
  .map((bearing) => {
    const length = bearing % 30 === 0 ? 12 : 6
    const ends = [RIM_RADIUS, RIM_RADIUS + length].map((radius) =>
      toMapPoint(bearing, radius).join(' '),
    )
    return `M${ends.join('L')}`
  })
  .join('')

export type MapProps = { chosen: City }

/** The world around Kuwait, in an azimuthal equidistant projection. */
export function Map({ chosen }: MapProps) {
  const centre = { cx: CENTRE_OFFSET, cy: CENTRE_OFFSET }
  return (
    <div className={styles.root}>
      <div className={styles.coast}>
        <div className={styles.land} />
      </div>
      <Drawing {...copy.drawing} viewBox={VIEW_BOX} className={styles.drawing}>
        {RINGS.map((ring) => (
          <circle key={ring} className={styles.ring} {...centre} r={ring * RING_INTERVAL} />
        ))}
        <path className={styles.rim} d={rimTicks} />
        <path className={styles.leg} d={legPaths} />
        <circle
          className={styles.distanceCircle}
          {...centre}
          r={Math.round(chosen.nm * RING_INTERVAL) / 1000}
        />
        <path className={styles.chosenLeg} d={`M${CENTRE_POINT}L${chosen.x} ${chosen.y}`} />
        <path className={styles.dot} d={dotPaths} />
        <path className={styles.chosenDot} d={`M${chosen.x} ${chosen.y}h0`} />
        <path className={styles.origin} d={`M${CENTRE_POINT}h0`} />
        <g className={`${parts.narrow} ${styles.narrow}`}>
          <MapLabels chosen={chosen} layout={NARROW_LAYOUT} />
        </g>
        <g className={`${parts.wide} ${styles.wide}`}>
          <MapLabels chosen={chosen} layout={WIDE_LAYOUT} />
        </g>
      </Drawing>
    </div>
  )
}
