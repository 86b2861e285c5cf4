import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Bar, Stretched } from '../frame/Drawing.tsx'
import { listTicks } from '#lib/scale.ts'
import { HORIZON, NIGHT, sunAbove, sunHeight } from './sun.ts'
import * as styles from './TurnaroundBoard.css.ts'

/** Height, and the horizon's distance from the top. */
export const SKY_HEIGHT = 96
const HORIZON_Y = 68
/** Pixels per radian above and below the horizon. */
const UP = 38
const DOWN = 15

export type SkyProps = {
  label: string
  /** On-blocks and off-blocks, in minutes since the epoch, UTC. */
  from: number
  to: number
}

/** The 24 hours around a stop: path of the sun, daylight, sunrise and sunset in Kuwait. */
export function Sky({ label, from, to }: SkyProps) {
  const middle = (from + to) / 2
  const start = middle - MINUTES_PER_DAY / 2
  const end = middle + MINUTES_PER_DAY / 2
  const share = (minute: number) => (minute - start) / MINUTES_PER_DAY
  const sunY = (minute: number) => {
    const height = sunHeight(minute)
    return (HORIZON_Y - height * (height > 0 ? UP : DOWN)).toFixed(1)
  }
  // These 24 hours touch two UTC dates.
  const above = (height: number) => [sunAbove(height, start), sunAbove(height, end)]
  const bars = (className: string, spans: [number, number][]) =>
    spans.map(([first, last]) => (
      <Bar
        key={first}
        className={className}
        from={share(first)}
        to={share(last)}
        height={SKY_HEIGHT}
      />
    ))
  const sun = above(HORIZON)
  return (
    <>
      {/* Night is the uncovered background. The svg clips bars that exceed the 24 hours. */}
      <svg height={SKY_HEIGHT}>
        {bars(styles.twilight, above(NIGHT))}
        {bars(styles.day, sun)}
        {bars(styles.stop, [[from, to]])}
      </svg>
      <Stretched height={SKY_HEIGHT}>
        <path
          className={`${parts.working} ${parts.thin}`}
          d={`M${listTicks(20, 1000)
            .map((x) => `${x} ${sunY(start + (x / 1000) * MINUTES_PER_DAY)}`)
            .join('L')}`}
        />
        <rect
          className={styles.ground}
          y={HORIZON_Y}
          width="1000"
          height={SKY_HEIGHT - HORIZON_Y}
        />
        <path className={`${parts.line} ${parts.thin}`} d={`M0 ${HORIZON_Y}H1000M0 0H1000`} />
      </Stretched>
      <circle className={styles.sun} cx="50%" cy={sunY(middle)} r="5" />
      <text className={parts.name} x="100%" dx="-8" y="18" textAnchor="end">
        {label}
      </text>
      {sun
        .flat()
        .filter((minute) => minute > start && minute < end)
        .map((minute) => (
          <text
            key={minute}
            className={parts.label}
            x={percent(share(minute))}
            y={HORIZON_Y + 18}
            textAnchor={share(minute) < 0.08 ? 'start' : share(minute) > 0.92 ? 'end' : 'middle'}
          >
            {formatTime(Math.round(minute), KUWAIT_OFFSET_MINUTES)}
          </text>
        ))}
    </>
  )
}
