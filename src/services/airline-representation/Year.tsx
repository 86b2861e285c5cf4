import { words } from './instrumentWords.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, Drawing, SideLabel, toPercent, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import {
  computeSeasonStarts,
  formatDayAndMonth,
  formatSignedHours,
  getChangeDay,
  type Step,
} from './model.ts'
import * as styles from './AirlineRepresentationInstrument.css.ts'

/** The scale spans at least three hours, so that a change of one hour stays a small step. */
const MIN_SPAN_MIN = 180
/** Upper and lower end of the scale in per cent. A zone ahead of Kuwait has its labels below. */
const BAND = { top: 14, bottom: 89, bottomAhead: 80 }
const BASELINE_Y = '97%'

export type YearProps = { year: number; steps: readonly Step[] }

export function Year({ year, steps }: YearProps) {
  const startMs = steps[0]?.fromMs ?? 0
  const endMs = steps.at(-1)?.toMs ?? 0
  const toShare = (atMs: number) => (atMs - startMs) / (endMs - startMs)
  const differences = [0, ...steps.map(({ aheadMin }) => aheadMin)]
  const [least, most] = [Math.min(...differences), Math.max(...differences)]
  const isBehind = least < 0
  const spareMin = Math.max(0, MIN_SPAN_MIN - (most - least)) / 2
  const [lowest, highest] = [least - spareMin, most + spareMin]
  const bottom = isBehind ? BAND.bottomAhead : BAND.bottom
  const toY = (aheadMin: number) =>
    BAND.top + ((highest - aheadMin) / (highest - lowest)) * (bottom - BAND.top)
  const lowestHour = Math.ceil(lowest / 60)
  const { summerMs, winterMs } = computeSeasonStarts(year)
  return (
    <Drawing {...words.drawing} className={styles.drawing}>
      {listTicks(1, highest / 60 - lowestHour).map((hour) => (
        <Level key={hour} className={parts.grid} y={toY((lowestHour + hour) * 60)} />
      ))}
      {words.months.map((month, index) => (
        <g key={month}>
          <VerticalLine
            className={parts.grid}
            share={index / 12}
            y1={`${BAND.top}%`}
            y2={BASELINE_Y}
          />
          <text
            className={parts.label}
            x={toPercent((index + 0.5) / 12)}
            y={BASELINE_Y}
            textAnchor="middle"
          >
            {month.slice(0, 1)}
            <tspan className={styles.monthRest}>{month.slice(1)}</tspan>
          </text>
        </g>
      ))}
      {/* Both names are inside the summer, because a phone has no room outside it. */}
      <SeasonStart share={toShare(summerMs)} isLeft={false}>
        {words.seasons.summer(year % 100)}
      </SeasonStart>
      <SeasonStart share={toShare(winterMs)} isLeft>
        {words.seasons.winter(year % 100)}
      </SeasonStart>
      {steps.map(({ fromMs, toMs, aheadMin }) => (
        <Bar
          key={fromMs}
          className={styles.differenceArea}
          from={toShare(fromMs)}
          to={toShare(toMs)}
          y={`${toY(Math.max(aheadMin, 0))}%`}
          height={`${Math.abs(toY(aheadMin) - toY(0))}%`}
        />
      ))}
      <Level className={styles.kuwait} y={toY(0)} />
      <text className={parts.name} x="0" dx="6" y={`${toY(0)}%`} dy="-8">
        {words.kuwait}
      </text>
      {steps.map(({ fromMs, toMs, aheadMin }) => (
        <g key={fromMs}>
          <Level
            className={parts.answer}
            y={toY(aheadMin)}
            from={toShare(fromMs)}
            to={toShare(toMs)}
          />
          <text
            className={`${styles.figure} ${parts.halo}`}
            x={toPercent((toShare(fromMs) + toShare(toMs)) / 2)}
            y={`${toY(aheadMin)}%`}
            dy={isBehind ? 28 : -12}
            textAnchor="middle"
          >
            {formatSignedHours(aheadMin)}
          </text>
        </g>
      ))}
      {steps.slice(1).map((step, index) => {
        const before = steps[index] as Step
        const share = toShare(step.fromMs)
        const levels = [toY(before.aheadMin), toY(step.aheadMin)] as const
        return (
          <g key={step.fromMs}>
            <VerticalLine
              className={parts.answer}
              share={share}
              y1={`${levels[0]}%`}
              y2={`${levels[1]}%`}
            />
            <circle
              className={styles.changePoint}
              cx={toPercent(share)}
              cy={`${levels[1]}%`}
              r="4"
            />
            <text
              className={`${parts.strong} ${parts.halo}`}
              x={toPercent(share)}
              y={`${isBehind ? Math.min(...levels) : Math.max(...levels)}%`}
              dy={isBehind ? -12 : 22}
              textAnchor="middle"
            >
              {formatDayAndMonth(getChangeDay(before, step))}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

type LevelProps = { className: string; y: number; from?: number; to?: number }

function Level({ className, y, from = 0, to = 1 }: LevelProps) {
  return (
    <line className={className} x1={toPercent(from)} x2={toPercent(to)} y1={`${y}%`} y2={`${y}%`} />
  )
}

type SeasonStartProps = { share: number; isLeft: boolean; children: string }

function SeasonStart({ share, isLeft, children }: SeasonStartProps) {
  return (
    <>
      <VerticalLine className={styles.season} share={share} y1="4%" y2={`${BAND.bottom}%`} />
      <SideLabel
        className={parts.label}
        x={toPercent(share)}
        y="4%"
        dy={10}
        gap={4}
        isLeft={isLeft}
      >
        {children}
      </SideLabel>
    </>
  )
}
