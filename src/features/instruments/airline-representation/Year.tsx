import { copy } from '#content/instruments/airline-representation.ts'
import { listTicks } from '#ui/Drawing/scale.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Bar, Drawing } from '#ui/Drawing/Drawing.tsx'
import { ClockChange } from './ClockChange.tsx'
import { formatSignedHours } from './format.ts'
import type { Step } from './model.ts'
import * as styles from './AirlineRepresentationInstrument.css.ts'
import { Months, Seasons } from './YearAxis.tsx'

/**
 * The band's position and height in the drawing. A zone ahead of Kuwait needs room for labels below it.
 */
const BAND_TOP_PERCENT = 14
const BAND_HEIGHT_PERCENT = 75
const BAND_HEIGHT_AHEAD_PERCENT = 66
const MINUTES_PER_HOUR = 60

export type YearProps = { year: number; steps: readonly Step[] }

export function Year({ year, steps }: YearProps) {
  const startMs = steps[0]?.fromMs ?? 0
  const lengthMs = (steps.at(-1)?.toMs ?? 0) - startMs
  const toShare = (atMs: number) => (atMs - startMs) / lengthMs
  // The scale spans at least three hours, so that a change of one hour stays a small step.
  const differences = steps.map(({ aheadMin }) => aheadMin)
  const most = Math.max(0, ...differences)
  const least = Math.min(0, ...differences)
  const spare = Math.max(0, 3 * MINUTES_PER_HOUR - (most - least)) / 2
  const [upper, lower] = [most + spare, least - spare]
  const band = least < 0 ? BAND_HEIGHT_AHEAD_PERCENT : BAND_HEIGHT_PERCENT
  const toY = (aheadMin: number) => BAND_TOP_PERCENT + ((upper - aheadMin) / (upper - lower)) * band
  const toYPercent = (aheadMin: number) => `${toY(aheadMin)}%`
  const lowestHour = Math.ceil(lower / MINUTES_PER_HOUR)
  const levels = listTicks(1, upper / MINUTES_PER_HOUR - lowestHour).map(
    (hour) => (lowestHour + hour) * MINUTES_PER_HOUR,
  )
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      {levels.map((level) => (
        <line
          key={level}
          className={parts.grid}
          x1="0"
          x2="100%"
          y1={toYPercent(level)}
          y2={toYPercent(level)}
        />
      ))}
      <Months top={`${BAND_TOP_PERCENT}%`} />
      <Seasons year={year} toShare={toShare} />
      {steps.map((step) => (
        <Bar
          key={step.fromMs}
          className={styles.differenceArea}
          from={toShare(step.fromMs)}
          to={toShare(step.toMs)}
          y={toYPercent(Math.max(step.aheadMin, 0))}
          height={`${Math.abs(toY(step.aheadMin) - toY(0))}%`}
        />
      ))}
      <line className={styles.kuwait} x1="0" x2="100%" y1={toYPercent(0)} y2={toYPercent(0)} />
      <text className={parts.name} x="0" dx="6" y={toYPercent(0)} dy="-8">
        {copy.kuwait}
      </text>
      {steps.map((step, index) => (
        <g key={step.fromMs}>
          <line
            className={parts.answer}
            x1={toPercent(toShare(step.fromMs))}
            x2={toPercent(toShare(step.toMs))}
            y1={toYPercent(step.aheadMin)}
            y2={toYPercent(step.aheadMin)}
          />
          <ClockChange
            before={steps[index - 1]}
            step={step}
            toShare={toShare}
            toYPercent={toYPercent}
          />
        </g>
      ))}
      {steps.map((step) => {
        const middle = (toShare(step.fromMs) + toShare(step.toMs)) / 2
        const edge = middle > 0.9 ? 'end' : middle < 0.1 ? 'start' : undefined
        return (
          <text
            key={step.fromMs}
            className={`${styles.figure} ${parts.halo}`}
            x={edge ? (edge === 'end' ? '100%' : '0') : toPercent(middle)}
            y={toYPercent(step.aheadMin)}
            dy={step.aheadMin < 0 ? 28 : -12}
            textAnchor={edge ?? 'middle'}
          >
            {formatSignedHours(step.aheadMin)}
          </text>
        )
      })}
    </Drawing>
  )
}
