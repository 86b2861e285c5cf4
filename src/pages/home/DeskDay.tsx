import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '#features/instruments/frame/Drawing.css.ts'
import { Bar, percent, Stretched, VerticalLine } from '#features/instruments/frame/Drawing.tsx'
import {
  HORIZON_RADIANS,
  NIGHT_RADIANS,
  computeTimeAbove,
  computeElevation,
} from '#features/instruments/turnaroundBoard/sun.ts'
import { createTickPath, listTicks } from '#lib/scale.ts'
import * as styles from './DeskDay.css.ts'

/** From the top of the drawing: the day's band, and the horizon in it. */
const TOP = 18
const BOTTOM = 70
const HORIZON_Y = 54
/** Pixels per radian of the sun's elevation, above and below the horizon. */
const UP = 23
const DOWN = 10

const HOURS = [0, 6, 12, 18, 24]
const hourMarks = createTickPath(
  listTicks(1, 24).map((hour) => hour / 24),
  BOTTOM - 4,
  4,
)

/** @returns the first minute of the day in Kuwait, since the epoch, UTC */
const kuwaitMidnight = (minute: number) =>
  Math.floor((minute + KUWAIT_OFFSET_MINUTES) / MINUTES_PER_DAY) * MINUTES_PER_DAY -
  KUWAIT_OFFSET_MINUTES

export type DeskDayProps = {
  /** Since the epoch, UTC. Without it, the drawing shows the hours only. */
  now: number | undefined
}

/** The 24 hours of today in Kuwait, with daylight, the path of the sun and the current time. */
export function DeskDay({ now }: DeskDayProps) {
  return (
    <svg className={`${parts.root} ${styles.root}`} aria-hidden>
      <rect className={styles.night} y={TOP} width="100%" height={BOTTOM - TOP} />
      {now !== undefined && <Sun now={now} />}
      <Stretched height={BOTTOM}>
        <path
          className={`${styles.line} ${parts.thin}`}
          d={`M0 ${TOP}H1000M0 ${BOTTOM}H1000${hourMarks}`}
        />
      </Stretched>
      {HOURS.map((hour) => {
        const place = {
          x: percent(hour / 24),
          textAnchor: hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle',
        } as const
        const utc = (hour * 60 - KUWAIT_OFFSET_MINUTES + MINUTES_PER_DAY) % MINUTES_PER_DAY
        return (
          <g key={hour}>
            <text className={parts.name} {...place} y={TOP - 6}>
              {String(hour).padStart(2, '0')}
            </text>
            <text className={parts.label} {...place} y={BOTTOM + 16}>
              {formatTime(utc).slice(0, 2)}Z
            </text>
          </g>
        )
      })}
      {now !== undefined && <Now now={now} />}
    </svg>
  )
}

const shareOfDay = (now: number, minute: number) => (minute - kuwaitMidnight(now)) / MINUTES_PER_DAY

function sunY(minute: number): number {
  const height = computeElevation(minute)
  return HORIZON_Y - height * (height > 0 ? UP : DOWN)
}

function Sun({ now }: { now: number }) {
  const midnight = kuwaitMidnight(now)
  const noon = midnight + MINUTES_PER_DAY / 2
  const path = listTicks(20, 1000).map(
    (x) => `${x} ${sunY(midnight + (x / 1000) * MINUTES_PER_DAY).toFixed(1)}`,
  )
  const light = (className: string, height: number) => {
    const [from, to] = computeTimeAbove(height, noon)
    return (
      <Bar
        className={className}
        from={shareOfDay(now, from)}
        to={shareOfDay(now, to)}
        y={TOP}
        height={BOTTOM - TOP}
      />
    )
  }
  return (
    <>
      {light(styles.twilight, NIGHT_RADIANS)}
      {light(styles.daylight, HORIZON_RADIANS)}
      <Stretched height={BOTTOM}>
        <path className={`${styles.sunPath} ${parts.thin}`} d={`M${path.join('L')}`} />
        <path className={`${styles.line} ${parts.thin}`} d={`M0 ${HORIZON_Y}H1000`} />
      </Stretched>
    </>
  )
}

function Now({ now }: { now: number }) {
  const share = shareOfDay(now, now)
  return (
    <>
      <VerticalLine className={styles.now} share={share} y1={TOP - 3} y2={BOTTOM + 3} />
      <circle className={styles.sun} cx={percent(share)} cy={sunY(now)} r="4.5" />
    </>
  )
}
