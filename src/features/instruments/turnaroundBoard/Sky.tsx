import { DAY_MIN, KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Bar, Stretched } from '../frame/Drawing.tsx'
import { ticks } from '#lib/scale.ts'
import { HORIZON, NIGHT, sunAbove, sunHeight } from './sun.ts'
import * as styles from './TurnaroundBoard.css.ts'

/** In pixels, and from its top to the level of the horizon. */
export const SKY_HEIGHT = 96
const LEVEL = 68
/** Pixels that a radian above the horizon takes, and one below. */
const UP = 38
const DOWN = 15

export type SkyProps = {
  label: string
  /** On-blocks and off-blocks: minutes since the epoch, UTC. */
  from: number
  to: number
}

/** The day around the stop: the sun's path, the light, and when the sun rises and sets in Kuwait. */
export function Sky({ label, from, to }: SkyProps) {
  const middle = (from + to) / 2
  const start = middle - DAY_MIN / 2
  const end = middle + DAY_MIN / 2
  const share = (minute: number) => (minute - start) / DAY_MIN
  const sunY = (minute: number) => {
    const height = sunHeight(minute)
    return (LEVEL - height * (height > 0 ? UP : DOWN)).toFixed(1)
  }
  // A day around any minute has to do with the suns of two dates.
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
      {/* Night is the ground that stays free. The edges cut what reaches beyond the day drawn. */}
      <svg height={SKY_HEIGHT}>
        {bars(styles.twilight, above(NIGHT))}
        {bars(styles.day, sun)}
        {bars(styles.stop, [[from, to]])}
      </svg>
      <Stretched height={SKY_HEIGHT}>
        <path
          className={`${parts.working} ${parts.thin}`}
          d={`M${ticks(20, 1000)
            .map((x) => `${x} ${sunY(start + (x / 1000) * DAY_MIN)}`)
            .join('L')}`}
        />
        <rect className={styles.ground} y={LEVEL} width="1000" height={SKY_HEIGHT - LEVEL} />
        <path className={`${parts.line} ${parts.thin}`} d={`M0 ${LEVEL}H1000M0 0H1000`} />
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
            y={LEVEL + 18}
            textAnchor={share(minute) < 0.08 ? 'start' : share(minute) > 0.92 ? 'end' : 'middle'}
          >
            {wallClock(Math.round(minute), KUWAIT_OFFSET_MINUTES)}
          </text>
        ))}
    </>
  )
}
