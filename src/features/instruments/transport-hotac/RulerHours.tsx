import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { createTickPath } from '#ui/Drawing/scale.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent } from '#ui/Drawing/Drawing.tsx'
import * as styles from './TransportHotacInstrument.css.ts'

const LABEL_INTERVAL_HOURS = 3
/** Labels closer to a leader line are hidden, on phones and at every width. In shares of the ruler. */
const MIN_LABEL_DISTANCE = { narrow: 0.04, wide: 0.015 }

type HourTicksProps = {
  /** First minute of the ruler, since the epoch, UTC. */
  start: number
  hours: number
  height: number
}

/** Ticks for UTC hours along the top and Kuwait hours along the bottom, with both midnights. */
export function HourTicks({ start, hours, height }: HourTicksProps) {
  const all = Array.from({ length: hours + 1 }, (_, hour) => hour)
  const listHourShares = (every: number, offsetMin: number) =>
    all
      .filter((hour) => (start / 60 + hour + offsetMin / 60) % every === 0)
      .map((hour) => hour / hours)
  const withThinStroke = (name: string) => `${name} ${parts.thin}`
  const kuwait = KUWAIT_OFFSET_MINUTES
  return (
    <>
      <path
        className={withThinStroke(styles.midnight)}
        d={createTickPath([...listHourShares(24, 0), ...listHourShares(24, kuwait)], 0, height)}
      />
      <path
        className={withThinStroke(parts.line)}
        d={`M0 0H1000M0 ${height}H1000${createTickPath(listHourShares(1, 0), 0, 7)}${createTickPath(listHourShares(1, 0), height - 7, 7)}`}
      />
      <path
        className={withThinStroke(parts.working)}
        d={
          createTickPath(listHourShares(LABEL_INTERVAL_HOURS, 0), 0, 14) +
          createTickPath(listHourShares(LABEL_INTERVAL_HOURS, kuwait), height - 14, 14)
        }
      />
    </>
  )
}

type HourLabelsProps = {
  start: number
  hours: number
  leaders: readonly number[]
  offsetMin: number
  y: number
}

/** Labels every third hour of one clock, except under a leader line. Midnight is emphasised. */
export function HourLabels({ start, hours, leaders, offsetMin, y }: HourLabelsProps) {
  const first =
    (LABEL_INTERVAL_HOURS - (((start + offsetMin) / 60) % LABEL_INTERVAL_HOURS)) %
    LABEL_INTERVAL_HOURS
  const labelled = Array.from(
    { length: hours / LABEL_INTERVAL_HOURS },
    (_, index) => first + index * LABEL_INTERVAL_HOURS,
  )
  return labelled.map((hour) => {
    const text = formatTime(start + hour * 60, offsetMin).slice(0, 2)
    const distance = Math.min(...leaders.map((leader) => Math.abs(hour / hours - leader)))
    if (distance < MIN_LABEL_DISTANCE.wide) return null
    return (
      <text
        key={hour}
        className={`${text === '00' ? parts.strong : parts.label} ${parts.halo} ${distance < MIN_LABEL_DISTANCE.narrow ? parts.wide : ''}`}
        x={toPercent(hour / hours)}
        y={y}
        textAnchor={hour === 0 ? 'start' : 'middle'}
      >
        {text}
      </text>
    )
  })
}
