import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, toPercent, Stretched, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { HORIZON_RADIANS, NIGHT_RADIANS, computeTimeAbove, computeElevation } from '#kuwait/sun.ts'
import { createTickPath, listTicks } from '#ui/Drawing/scale.ts'
import * as styles from './KuwaitDay.css.ts'

/** Positions of the day's band and of the horizon, from the top of the drawing. */
const BAND_TOP_PX = 18
const BAND_BOTTOM_PX = 70
const HORIZON_Y_PX = 54
/** Pixels per radian of the sun's elevation, above and below the horizon. */
const PX_PER_RADIAN_ABOVE = 23
const PX_PER_RADIAN_BELOW = 10

const HOURS = [0, 6, 12, 18, 24]
const hourMarks = createTickPath(
  listTicks(1, 24).map((hour) => hour / 24),
  BAND_BOTTOM_PX - 4,
  4,
)

/** @returns the first minute of the day in Kuwait, since the epoch, UTC */
const findKuwaitMidnight = (minute: number) =>
  Math.floor((minute + KUWAIT_OFFSET_MINUTES) / MINUTES_PER_DAY) * MINUTES_PER_DAY -
  KUWAIT_OFFSET_MINUTES

export type KuwaitDayProps = {
  /** The current minute since the epoch, UTC. */
  now: number
}

/** The 24 hours of today in Kuwait, with daylight, the path of the sun and the current time. */
export function KuwaitDay({ now }: KuwaitDayProps) {
  return (
    <svg className={`${parts.root} ${styles.root}`} aria-hidden>
      <rect
        className={styles.night}
        y={BAND_TOP_PX}
        width="100%"
        height={BAND_BOTTOM_PX - BAND_TOP_PX}
      />
      <Sun now={now} />
      <Stretched height={BAND_BOTTOM_PX}>
        <path
          className={`${styles.line} ${parts.thin}`}
          d={`M0 ${BAND_TOP_PX}H1000M0 ${BAND_BOTTOM_PX}H1000${hourMarks}`}
        />
      </Stretched>
      {HOURS.map((hour) => {
        const place = {
          x: toPercent(hour / 24),
          textAnchor: hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle',
        } as const
        const utc = (hour * 60 - KUWAIT_OFFSET_MINUTES + MINUTES_PER_DAY) % MINUTES_PER_DAY
        return (
          <g key={hour}>
            <text className={parts.name} {...place} y={BAND_TOP_PX - 6}>
              {String(hour).padStart(2, '0')}
            </text>
            <text className={parts.label} {...place} y={BAND_BOTTOM_PX + 16}>
              {formatTime(utc).slice(0, 2)}Z
            </text>
          </g>
        )
      })}
      <NowLine now={now} />
    </svg>
  )
}

const toShareOfDay = (now: number, minute: number) =>
  (minute - findKuwaitMidnight(now)) / MINUTES_PER_DAY

function toSunY(minute: number): number {
  const height = computeElevation(minute)
  return HORIZON_Y_PX - height * (height > 0 ? PX_PER_RADIAN_ABOVE : PX_PER_RADIAN_BELOW)
}

function Sun({ now }: { now: number }) {
  const midnight = findKuwaitMidnight(now)
  const noon = midnight + MINUTES_PER_DAY / 2
  const path = listTicks(20, 1000).map(
    (x) => `${x} ${toSunY(midnight + (x / 1000) * MINUTES_PER_DAY).toFixed(1)}`,
  )
  const light = (className: string, height: number) => {
    const [from, to] = computeTimeAbove(height, noon)
    return (
      <Bar
        className={className}
        from={toShareOfDay(now, from)}
        to={toShareOfDay(now, to)}
        y={BAND_TOP_PX}
        height={BAND_BOTTOM_PX - BAND_TOP_PX}
      />
    )
  }
  return (
    <>
      {light(styles.twilight, NIGHT_RADIANS)}
      {light(styles.daylight, HORIZON_RADIANS)}
      <Stretched height={BAND_BOTTOM_PX}>
        <path className={`${styles.sunPath} ${parts.thin}`} d={`M${path.join('L')}`} />
        <path className={`${styles.line} ${parts.thin}`} d={`M0 ${HORIZON_Y_PX}H1000`} />
      </Stretched>
    </>
  )
}

function NowLine({ now }: { now: number }) {
  const share = toShareOfDay(now, now)
  return (
    <>
      <VerticalLine
        className={styles.now}
        share={share}
        y1={BAND_TOP_PX - 3}
        y2={BAND_BOTTOM_PX + 3}
      />
      <circle className={styles.sun} cx={toPercent(share)} cy={toSunY(now)} r="4.5" />
    </>
  )
}
