import { Fragment } from 'react'
import { toolWords } from './toolWords.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { MONTHS, padTwoDigits } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import {
  Bar,
  Drawing,
  DrawingText,
  SideLabel,
  Ticks,
  toPercent,
  VerticalLine,
} from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import {
  computeMonthStart,
  computeSeasonStarts,
  formatSignedHours,
  listChangeDates,
  listDifferences,
  type Step,
} from './model.ts'
import * as styles from './AirlineRepresentationDrawing.css.ts'

/** Pixels from the top: the row of the year, and the texts below it. */
const YEAR_PX = { top: 18, height: 34, months: 68, changes: 88 }
/** The clocks of each difference: pixels from the top of the first, between them, and within one. */
const CLOCKS_PX = { top: 116, pitch: 124 }
const CLOCK_PX = { text: 14, hours: 36, city: 42, shift: 66, kuwait: 70, end: 94, kuwaitHours: 110 }
const BAND_HEIGHT_PX = 24
const HOURS_PER_LABEL = 3
const TICKS = [
  { className: parts.line, length: 5, stepHours: 1 },
  { className: parts.working, length: 9, stepHours: HOURS_PER_LABEL },
]

export type SeasonDrawingProps = { year: number; city: string; steps: readonly Step[] }

/**
 * The year with its steps, and below it, for each difference, a day of the city's clock above a day of
 * Kuwait's. Both have one scale, and the city's day is shifted by the difference.
 */
export function SeasonDrawing({ year, city, steps }: SeasonDrawingProps) {
  const startMs = steps[0]?.fromMs ?? 0
  const endMs = steps.at(-1)?.toMs ?? 0
  const toShare = (atMs: number) => (atMs - startMs) / (endMs - startMs)
  const toMonthShare = (month: number) => toShare(computeMonthStart(year, month))
  const { summerMs, winterMs } = computeSeasonStarts(year)
  const changes = listChangeDates(steps).map((date, index) => ({
    share: toShare(steps[index + 1]?.fromMs ?? endMs),
    date,
  }))
  const yearEnd = YEAR_PX.top + YEAR_PX.height
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing} miniatureHeight={352}>
      <rect className={parts.face} y={YEAR_PX.top} width="100%" height={YEAR_PX.height} />
      <Ticks
        className={parts.grid}
        shares={MONTHS.map((_, index) => toMonthShare(index))}
        y={YEAR_PX.top}
        length={YEAR_PX.height + 6}
      />
      {MONTHS.map((month, index) => (
        <DrawingText
          key={month}
          className={parts.label}
          x={toPercent((toMonthShare(index) + toMonthShare(index + 1)) / 2)}
          y={YEAR_PX.months}
          textAnchor="middle"
        >
          {month.slice(0, 1)}
          <tspan className={styles.monthRest}>{month.slice(1)}</tspan>
        </DrawingText>
      ))}
      {/* Both names are inside the summer, because a phone has no room outside it. */}
      <SeasonStart share={toShare(summerMs)} isLeft={false}>
        {toolWords.seasons.summer(year % 100)}
      </SeasonStart>
      <SeasonStart share={toShare(winterMs)} isLeft>
        {toolWords.seasons.winter(year % 100)}
      </SeasonStart>
      {steps.map(({ fromMs, toMs, aheadMin }) => (
        <DrawingText
          key={fromMs}
          className={`${styles.figure} ${styles.onFace}`}
          x={toPercent((toShare(fromMs) + toShare(toMs)) / 2)}
          y={YEAR_PX.top + 23}
          textAnchor="middle"
        >
          {formatSignedHours(aheadMin)}
        </DrawingText>
      ))}
      {changes.map(({ share, date }) => (
        <g key={date}>
          <VerticalLine className={parts.answer} share={share} y1={YEAR_PX.top} y2={yearEnd} />
          <DrawingText
            className={parts.strong}
            x={toPercent(share)}
            y={YEAR_PX.changes}
            textAnchor="middle"
          >
            {date}
          </DrawingText>
        </g>
      ))}
      {listDifferences(steps).map(({ aheadMin, dates }, index) => (
        <svg
          key={aheadMin}
          y={CLOCKS_PX.top + index * CLOCKS_PX.pitch}
          width="100%"
          overflow="visible"
        >
          <Clocks city={city} aheadMin={aheadMin} dates={dates} />
        </svg>
      ))}
    </Drawing>
  )
}

type ClocksProps = { city: string; aheadMin: number; dates: string }

function Clocks({ city, aheadMin, dates }: ClocksProps) {
  const shift = aheadMin / MINUTES_PER_DAY
  const cityDay = { from: Math.max(shift, 0), to: Math.min(1 + shift, 1) }
  const isAhead = aheadMin > 0
  return (
    <>
      <DrawingText y={CLOCK_PX.text}>
        <tspan className={styles.figure}>{formatSignedHours(aheadMin)}</tspan>
        <tspan className={parts.label} dx="12">
          {dates}
        </tspan>
      </DrawingText>
      <rect className={parts.face} y={CLOCK_PX.city} width="100%" height={BAND_HEIGHT_PX} />
      <Bar className={styles.cityDay} {...cityDay} y={CLOCK_PX.city} height={BAND_HEIGHT_PX} />
      <rect className={styles.kuwaitDay} y={CLOCK_PX.kuwait} width="100%" height={BAND_HEIGHT_PX} />
      {TICKS.map(({ className, length, stepHours }) => (
        <Fragment key={length}>
          <Ticks
            className={className}
            shares={listHours(stepHours, 0).map(({ share }) => share)}
            y={CLOCK_PX.end - length}
            length={length}
          />
          <Ticks
            className={className}
            shares={listHours(stepHours, shift).map(({ share }) => share)}
            y={CLOCK_PX.city}
            length={length}
          />
        </Fragment>
      ))}
      <Hours shift={0} y={CLOCK_PX.kuwaitHours} />
      <Hours shift={shift} y={CLOCK_PX.hours} />
      {aheadMin !== 0 && (
        <Bar
          className={styles.shift}
          from={isAhead ? 0 : 1 + shift}
          to={isAhead ? shift : 1}
          y={CLOCK_PX.shift}
          height={CLOCK_PX.kuwait - CLOCK_PX.shift}
        />
      )}
      <VerticalLine
        className={parts.answer}
        share={isAhead ? shift : 1 + Math.min(shift, 0)}
        y1={CLOCK_PX.city}
        y2={CLOCK_PX.kuwait}
      />
      <DrawingText
        className={parts.strong}
        x={toPercent(cityDay.from)}
        dx="8"
        y={CLOCK_PX.city + 18}
      >
        {city}
      </DrawingText>
      <DrawingText className={parts.strong} x="8" y={CLOCK_PX.kuwait + 14}>
        {toolWords.kuwait}
      </DrawingText>
    </>
  )
}

/**
 * @param shift where the clock's day starts, as a share of the drawing's width
 * @returns the clock's hours that fall within the drawing, also those of the day before and the day after
 */
const listHours = (stepHours: number, shift: number) =>
  listTicks(stepHours, 72)
    .map((hour) => ({ hour, share: (hour - 24) / 24 + shift }))
    .filter(({ share }) => share >= 0 && share <= 1)

function Hours({ shift, y }: { shift: number; y: number }) {
  return listHours(HOURS_PER_LABEL, shift).map(({ hour, share }) => (
    <DrawingText
      key={hour}
      className={hour % 24 ? parts.label : parts.strong}
      x={toPercent(share)}
      y={y}
      textAnchor={share < 0.01 ? 'start' : share > 0.99 ? 'end' : 'middle'}
    >
      {padTwoDigits(hour % 24)}
    </DrawingText>
  ))
}

type SeasonStartProps = { share: number; isLeft: boolean; children: string }

function SeasonStart({ share, isLeft, children }: SeasonStartProps) {
  return (
    <>
      <VerticalLine
        className={parts.dashed}
        share={share}
        y1="2"
        y2={YEAR_PX.top + YEAR_PX.height}
      />
      <SideLabel className={parts.label} x={toPercent(share)} y="11" gap={4} isLeft={isLeft}>
        {children}
      </SideLabel>
    </>
  )
}
