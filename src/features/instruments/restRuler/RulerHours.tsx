import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { createTickPath } from '#lib/scale.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent } from '../frame/Drawing.tsx'
import * as styles from './RestRuler.css.ts'

const LABELLED_HOURS = 3
/** Labels closer to a leader line are hidden, on phones and at every width. In shares of the ruler. */
const MIN_DISTANCE = { narrow: 0.04, wide: 0.015 }

type HourTicksProps = {
  /** First minute of the ruler, since the epoch, UTC. */
  start: number
  hours: number
  height: number
}

/** Ticks for UTC hours along the top and Kuwait hours along the bottom, with both midnights. */
export function HourTicks({ start, hours, height }: HourTicksProps) {
  const all = Array.from({ length: hours + 1 }, (_, hour) => hour)
  const at = (every: number, offsetMin: number) =>
    all
      .filter((hour) => (start / 60 + hour + offsetMin / 60) % every === 0)
      .map((hour) => hour / hours)
  const thin = (name: string) => `${name} ${parts.thin}`
  const kuwait = KUWAIT_OFFSET_MINUTES
  return (
    <>
      <path
        className={thin(styles.midnight)}
        d={createTickPath([...at(24, 0), ...at(24, kuwait)], 0, height)}
      />
      <path
        className={thin(parts.line)}
        d={`M0 0H1000M0 ${height}H1000${createTickPath(at(1, 0), 0, 7)}${createTickPath(at(1, 0), height - 7, 7)}`}
      />
      <path
        className={thin(parts.working)}
        d={
          createTickPath(at(LABELLED_HOURS, 0), 0, 14) +
          createTickPath(at(LABELLED_HOURS, kuwait), height - 14, 14)
        }
      />
    </>
  )
}

type HourLabelsProps = {
  start: number
  hours: number
  /** Positions of leader lines, as shares of the ruler. */
  leaders: readonly number[]
  offsetMin: number
  y: number
}

/** Labels every third hour of one clock, except under a leader line. Midnight is emphasised. */
export function HourLabels({ start, hours, leaders, offsetMin, y }: HourLabelsProps) {
  const first = (LABELLED_HOURS - (((start + offsetMin) / 60) % LABELLED_HOURS)) % LABELLED_HOURS
  const labelled = Array.from(
    { length: hours / LABELLED_HOURS },
    (_, index) => first + index * LABELLED_HOURS,
  )
  return labelled.map((hour) => {
    const text = formatTime(start + hour * 60, offsetMin).slice(0, 2)
    const distance = Math.min(...leaders.map((leader) => Math.abs(hour / hours - leader)))
    if (distance < MIN_DISTANCE.wide) return null
    return (
      <text
        key={hour}
        className={`${text === '00' ? parts.strong : parts.label} ${parts.halo} ${distance < MIN_DISTANCE.narrow ? parts.wide : ''}`}
        x={percent(hour / hours)}
        y={y}
        textAnchor={hour === 0 ? 'start' : 'middle'}
      >
        {text}
      </text>
    )
  })
}
