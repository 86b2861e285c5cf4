import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import * as parts from '../Drawing.css.ts'
import { across, Bar, Stretched } from '../Drawing.tsx'
import { skyOver, sunEvents } from './model.ts'
import { sunElevationDeg } from './sun.ts'
import * as styles from './TurnaroundBoard.css.ts'

const HEIGHT = 96
const HORIZON = 68
/** Pixels from the horizon to a sun overhead, and to one underfoot. */
const UP = 60
const DOWN = 24
const DAY_MIN = 1440
const SAMPLE_MIN = 30

export const SKY_HEIGHT = HEIGHT

export type SkyProps = { label: string; onBlocksMinute: number; groundMin: number }

/** The day around the stop: the sun's path, the light, and when the sun rises and sets in Kuwait. */
export function Sky({ label, onBlocksMinute, groundMin }: SkyProps) {
  const start = Math.round(onBlocksMinute + groundMin / 2 - DAY_MIN / 2)
  const sky = skyOver(start, start + DAY_MIN)
  const share = (minute: number) => (minute - start) / DAY_MIN
  const height = (minute: number) => {
    const up = sunElevationDeg(minute * 60_000) / 90
    return Math.round(HORIZON - up * (up > 0 ? UP : DOWN))
  }
  const path = Array.from({ length: DAY_MIN / SAMPLE_MIN + 1 }, (_, index) => {
    const minute = start + index * SAMPLE_MIN
    return `${Math.round(share(minute) * 1000)} ${height(minute)}`
  })
  const middle = start + DAY_MIN / 2
  return (
    <>
      {sky.map(({ fromMinute, toMinute, light }) => (
        <Bar
          key={fromMinute}
          className={styles.sky[light]}
          from={share(fromMinute)}
          to={share(toMinute)}
          height={HEIGHT}
        />
      ))}
      <Bar
        className={styles.stop}
        from={share(onBlocksMinute)}
        to={share(onBlocksMinute + groundMin)}
        height={HEIGHT}
      />
      <Stretched height={HEIGHT}>
        <path className={`${parts.working} ${parts.thin}`} d={`M${path.join('L')}`} />
        <rect className={styles.ground} y={HORIZON} width="1000" height={HEIGHT - HORIZON} />
        <path className={`${parts.line} ${parts.thin}`} d={`M0 ${HORIZON}H1000M0 0H1000`} />
      </Stretched>
      <circle className={styles.sun} cx="50%" cy={height(middle)} r="5" />
      <text className={parts.name} x="100%" dx="-8" y="18" textAnchor="end">
        {label}
      </text>
      {sunEvents(sky).map((minute) => (
        <text
          key={minute}
          className={parts.label}
          x={across(share(minute))}
          y={HORIZON + 18}
          textAnchor={share(minute) < 0.08 ? 'start' : share(minute) > 0.92 ? 'end' : 'middle'}
        >
          {wallClock(minute, KUWAIT_OFFSET_MINUTES)}
        </text>
      ))}
    </>
  )
}
