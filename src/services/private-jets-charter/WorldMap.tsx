import { formatBearing } from '#lib/format.ts'
import { toolWords as words } from './toolWords.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Drawing } from '#ui/Drawing/Drawing.tsx'
import { pointTarget } from '#ui/Drawing/Handle.css.ts'
import { useDrag } from '#ui/Drawing/useDrag.ts'
import { listTicks } from '#ui/Drawing/scale.ts'
import { cities, type City } from './cities.ts'
import { placeLabels, SIDES } from './labels.ts'
import {
  CENTRE,
  HANDLE_RADIUS,
  MAP_MARGIN,
  RIM_RADIUS,
  RING_INTERVAL,
  RINGS,
  toMapPoint,
} from './projection.ts'
import * as styles from './WorldMap.css.ts'

const VIEW_SIZE = 2 * (CENTRE + MAP_MARGIN)
const VIEW_BOX = `${-MAP_MARGIN} ${-MAP_MARGIN} ${VIEW_SIZE} ${VIEW_SIZE}`
const START = `M${CENTRE} ${CENTRE}`
const RIM_LABEL_GAP = 32

const legs = cities.map(({ x, y }) => `${START}L${x} ${y}`).join('')
const toDots = (ofThem: readonly City[]) => ofThem.map(({ x, y }) => `M${x} ${y}h0`).join('')
const dots = toDots(cities.filter(({ codeSide }) => codeSide))
const unnamedDots = toDots(cities.filter(({ codeSide }) => !codeSide))

export type WorldMapProps = {
  chosen: City
  onChoose?: (city: City) => void
}

export function WorldMap({ chosen, onChoose }: WorldMapProps) {
  const centre = { cx: CENTRE, cy: CENTRE }
  return (
    <div className={styles.root}>
      <div className={styles.coast}>
        <div className={styles.land} />
      </div>
      <Drawing {...words.drawing} viewBox={VIEW_BOX} className={styles.drawing}>
        {RINGS.map((ring) => (
          <circle key={ring} className={styles.ring} {...centre} r={ring * RING_INTERVAL} />
        ))}
        <circle className={styles.rim.minor} {...centre} r={RIM_RADIUS + 3} pathLength="360" />
        <circle className={styles.rim.major} {...centre} r={RIM_RADIUS + 6} pathLength="360" />
        <path className={styles.leg} d={legs} />
        <circle
          className={styles.distanceCircle}
          {...centre}
          r={Math.round(chosen.nm * RING_INTERVAL) / 1000}
        />
        <path className={styles.chosenLeg} d={`${START}L${chosen.x} ${chosen.y}`} />
        <path className={styles.unnamedDot} d={unnamedDots} />
        <path className={styles.dot} d={dots} />
        <path className={styles.chosenDot} d={`M${chosen.x} ${chosen.y}h0`} />
        <path className={styles.origin} d={`${START}h0`} />
        <g className={styles.labels}>
          <Labels chosen={chosen} />
        </g>
        {onChoose && <ChosenHandle chosen={chosen} onChoose={onChoose} />}
      </Drawing>
    </div>
  )
}

function ChosenHandle({ chosen, onChoose }: Required<WorldMapProps>) {
  const { handle } = useDrag({
    scale: {},
    axis: 'both',
    onMove(point) {
      const x = point.x * VIEW_SIZE - MAP_MARGIN
      const y = point.y * VIEW_SIZE - MAP_MARGIN
      const distance = (city: City) => Math.hypot(city.x - x, city.y - y)
      const nearest = cities.reduce((best, city) => (distance(city) < distance(best) ? city : best))
      if (nearest !== chosen) onChoose(nearest)
    },
    onCancel: () => onChoose(chosen),
  })
  const centre = { cx: chosen.x, cy: chosen.y }
  return (
    <>
      <circle className={styles.handle} {...centre} r={HANDLE_RADIUS.ring} />
      <circle
        {...handle}
        {...centre}
        className={pointTarget}
        data-handle
        r={HANDLE_RADIUS.target}
      />
    </>
  )
}

function Labels({ chosen }: { chosen: City }) {
  const wide = placeLabels(chosen, 'wide')
  const narrow = placeLabels(chosen, 'narrow')
  /** @returns the class of a label: some have room only in a wide map, others only in a narrow one */
  const classFor = (key: string) => {
    if (!narrow.has(key)) return styles.wide
    return wide.has(key) ? '' : styles.narrow
  }
  return (
    <>
      {[...new Map([...narrow, ...wide])].map(([key, { kind, text, more, x, y, side }]) => (
        <text
          key={key}
          className={`${styles.label[kind]} ${classFor(key)}`}
          x={x}
          y={y}
          dx={`${SIDES[side].across}em`}
          dy={`${SIDES[side].down}em`}
          textAnchor={SIDES[side].anchor}
        >
          {text}
          {more && <tspan className={styles.wide}>{more}</tspan>}
        </text>
      ))}
      {listTicks(30, 330).map((bearing) => (
        <text
          key={bearing}
          className={`${styles.rimLabel} ${bearing % 90 ? styles.wide : ''}`}
          {...toMapPoint(bearing, RIM_RADIUS + RIM_LABEL_GAP)}
        >
          {words.points[bearing / 90] ?? formatBearing(bearing)}
        </text>
      ))}
      {/* The scale is aligned with the text of a phone, where the map is as wide as the screen. */}
      <path
        className={`${parts.line} ${parts.thin}`}
        d={`M32 948v24m0-12h${RING_INTERVAL}m0-12v24`}
      />
      <text className={parts.label} x="32" y="960" dy="1.5em">
        1,000 {words.unit}
      </text>
    </>
  )
}
