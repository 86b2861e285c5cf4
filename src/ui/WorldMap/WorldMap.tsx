import { words } from './words.ts'
import { formatNumber } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Drawing } from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import { cities, type City, type Side } from './cities.ts'
import {
  CENTRE,
  FONT_SIZES,
  formatBearing,
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
/** Distance of the labels outside the rim. */
const RIM_LABEL_GAP = 32

const legs = cities.map(({ x, y }) => `${START}L${x} ${y}`).join('')
const dots = cities.map(({ x, y }) => `M${x} ${y}h0`).join('')
const rimTicks = listTicks(10, 350)
  .map((bearing) => {
    const from = toMapPoint(bearing, RIM_RADIUS)
    const to = toMapPoint(bearing, RIM_RADIUS + (bearing % 30 === 0 ? 12 : 6))
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  .join('')

/** The world around Kuwait, in an azimuthal equidistant projection. */
export function WorldMap({ chosen }: { chosen: City }) {
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
        <path className={styles.rim} d={rimTicks} />
        <path className={styles.leg} d={legs} />
        <circle
          className={styles.distanceCircle}
          {...centre}
          r={Math.round(chosen.nm * RING_INTERVAL) / 1000}
        />
        <path className={styles.chosenLeg} d={`${START}L${chosen.x} ${chosen.y}`} />
        <path className={styles.dot} d={dots} />
        <path className={styles.chosenDot} d={`M${chosen.x} ${chosen.y}h0`} />
        <path className={styles.origin} d={`${START}h0`} />
        <g className={styles.labels}>
          <Labels chosen={chosen} />
        </g>
      </Drawing>
    </div>
  )
}

/** Number of cities that show their code on phones. */
const CODES_ON_PHONES = 11

function Labels({ chosen }: { chosen: City }) {
  const distance = ` ${formatNumber(chosen.nm)} ${words.unit}`
  return (
    <>
      {/* Due south, over the sea: there a ring is horizontal at its label, below it. */}
      {RINGS.map((ring) => (
        <text
          key={ring}
          className={`${styles.ringLabel} ${ring % 2 ? parts.wide : ''}`}
          x={CENTRE}
          y={CENTRE + ring * RING_INTERVAL}
          dy={ring === RINGS.length ? '-0.8em' : '0.8em'}
        >
          {ring},000
        </text>
      ))}
      {listTicks(30, 330).map((bearing) => (
        <text
          key={bearing}
          className={`${styles.rimLabel} ${bearing % 90 ? parts.wide : ''}`}
          {...toMapPoint(bearing, RIM_RADIUS + RIM_LABEL_GAP)}
        >
          {words.points[bearing / 90] ?? formatBearing(bearing)}
        </text>
      ))}
      {/* Between the legs that leave towards 229° and 278°. */}
      <text
        className={styles.label}
        x={CENTRE}
        y={CENTRE}
        dx="-0.65em"
        dy="0.64em"
        textAnchor="end"
      >
        {words.origin}
      </text>
      {cities.map((city, index) => {
        const { icao, codeSide } = city
        if (city === chosen || !codeSide) return null
        const isWide = !isCovered(city, codeSide, chosen, distance.length, FONT_SIZES.wide)
        const isNarrow =
          index < CODES_ON_PHONES && !isCovered(city, codeSide, chosen, 0, FONT_SIZES.narrow)
        if (!isWide && !isNarrow) return null
        return (
          <text
            key={icao}
            className={`${styles.label} ${isNarrow ? (isWide ? '' : parts.narrow) : parts.wide}`}
            {...placeLabel(city, codeSide)}
          >
            {icao}
          </text>
        )
      })}
      <text className={styles.chosenName} {...placeLabel(chosen, chosen.nameSide)}>
        {chosen.city}
        <tspan className={parts.wide}>{distance}</tspan>
      </text>
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

/** Offset of a label's baseline from its dot, in font sizes. */
const SIDES = {
  right: { anchor: 'start', across: 0.65, down: 0.38 },
  left: { anchor: 'end', across: -0.65, down: 0.38 },
  above: { anchor: 'middle', across: 0, down: -0.65 },
  below: { anchor: 'middle', across: 0, down: 1.4 },
} as const
/** Width of a character, for the mono font of codes and the display font of the name, in font sizes. */
const CODE_ADVANCE_EM = 0.64
const NAME_ADVANCE_EM = 0.9

function placeLabel({ x, y }: City, side: Side) {
  const { anchor, across, down } = SIDES[side]
  return { x, y, dx: `${across}em`, dy: `${down}em`, textAnchor: anchor }
}

/** Whether the name of the chosen city, with `more` characters, would cover the code of another. */
function isCovered(city: City, side: Side, chosen: City, more: number, size: number): boolean {
  const code = spanLabel(city, side, city.icao.length * CODE_ADVANCE_EM, size)
  const length = chosen.city.length + more
  const name = spanLabel(chosen, chosen.nameSide, length * NAME_ADVANCE_EM, size)
  return code.from < name.to && name.from < code.to && Math.abs(code.y - name.y) < 1.2 * size
}

function spanLabel({ x, y }: City, side: Side, widthEm: number, size: number) {
  const { anchor, across, down } = SIDES[side]
  const before = { start: 0, middle: widthEm / 2, end: widthEm }[anchor]
  const from = x + (across - before) * size
  return { from, to: from + widthEm * size, y: y + down * size }
}
