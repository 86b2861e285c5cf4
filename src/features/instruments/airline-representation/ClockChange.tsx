import { copy } from '#content/instruments/airline-representation.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { formatDayAndMonth } from './format.ts'
import { getChangeDay, type Step } from './model.ts'
import * as styles from './AirlineRepresentationInstrument.css.ts'

type ClockChangeProps = {
  before: Step | undefined
  step: Step
  toShare: (atMs: number) => number
  toYPercent: (aheadMin: number) => string
}

export function ClockChange({ before, step, toShare, toYPercent }: ClockChangeProps) {
  if (!before) return null
  const place = toShare(step.fromMs)
  const isBehind = step.aheadMin < 0
  return (
    <>
      <VerticalLine
        className={parts.answer}
        share={place}
        y1={toYPercent(before.aheadMin)}
        y2={toYPercent(step.aheadMin)}
      />
      <circle
        className={styles.changePoint}
        cx={toPercent(place)}
        cy={toYPercent(step.aheadMin)}
        r="4"
      />
      <text
        className={`${parts.strong} ${parts.halo}`}
        x={toPercent(place)}
        y={toYPercent(Math[isBehind ? 'max' : 'min'](before.aheadMin, step.aheadMin))}
        dy={isBehind ? -12 : 22}
        textAnchor="middle"
      >
        {formatDayAndMonth(getChangeDay(before, step), copy.months)}
      </text>
    </>
  )
}
