import { words } from './instrumentWords.ts'
import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Bar, Stretched } from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import { HORIZON_RADIANS, NIGHT_RADIANS, computeTimeAbove, computeElevation } from '#kuwait/sun.ts'
import * as styles from './GroundHandlingInstrument.css.ts'

/** Height of the sky, and distance of the horizon from its top. */
export const SKY_HEIGHT_PX = 96
const HORIZON_Y_PX = 68
/** Pixels per radian of the sun's elevation, above and below the horizon. */
const PX_PER_RADIAN_ABOVE = 38
const PX_PER_RADIAN_BELOW = 15

/** On-blocks and off-blocks times, in minutes since the epoch, UTC. */
export type StopProps = { from: number; to: number }

/** The 24 hours around a stop: path of the sun, daylight, sunrise and sunset in Kuwait. */
export function Sky({ from, to }: StopProps) {
  const middle = (from + to) / 2
  const start = middle - MINUTES_PER_DAY / 2
  const toShare = (minute: number) => (minute - start) / MINUTES_PER_DAY
  const toSunY = (minute: number) => {
    const height = computeElevation(minute)
    const scale = height > 0 ? PX_PER_RADIAN_ABOVE : PX_PER_RADIAN_BELOW
    return (HORIZON_Y_PX - height * scale).toFixed(1)
  }
  // The 24 hours touch two UTC dates.
  const listSpansAbove = (height: number) =>
    [start, start + MINUTES_PER_DAY].map((minute) => computeTimeAbove(height, minute))
  const renderBars = (className: string, spans: [number, number][]) =>
    spans.map(([first, last]) => (
      <Bar
        key={first}
        className={className}
        from={toShare(first)}
        to={toShare(last)}
        height={SKY_HEIGHT_PX}
      />
    ))
  const sun = listSpansAbove(HORIZON_RADIANS)
  const path = listTicks(20, 1000).map(
    (x) => `${x} ${toSunY(start + (x / 1000) * MINUTES_PER_DAY)}`,
  )
  return (
    <>
      {/* Night is the uncovered background. The svg clips bars that exceed the 24 hours. */}
      <svg height={SKY_HEIGHT_PX}>
        {renderBars(styles.twilight, listSpansAbove(NIGHT_RADIANS))}
        {renderBars(styles.day, sun)}
        {renderBars(styles.stop, [[from, to]])}
      </svg>
      <Stretched height={SKY_HEIGHT_PX}>
        <path className={`${parts.working} ${parts.thin}`} d={`M${path.join('L')}`} />
        <rect
          className={styles.belowHorizon}
          y={HORIZON_Y_PX}
          width="1000"
          height={SKY_HEIGHT_PX - HORIZON_Y_PX}
        />
        <path className={`${parts.line} ${parts.thin}`} d={`M0 ${HORIZON_Y_PX}H1000M0 0H1000`} />
      </Stretched>
      <circle className={styles.sun} cx="50%" cy={toSunY(middle)} r="5" />
      <text className={parts.name} x="100%" dx="-8" y="18" textAnchor="end">
        {words.sun}
      </text>
      {sun
        .flat()
        .filter((minute) => toShare(minute) > 0 && toShare(minute) < 1)
        .map((minute) => (
          <text
            key={minute}
            className={parts.label}
            x={toPercent(toShare(minute))}
            y={HORIZON_Y_PX + 18}
            textAnchor="middle"
          >
            {formatTime(Math.round(minute), KUWAIT_OFFSET_MINUTES)}
          </text>
        ))}
    </>
  )
}
