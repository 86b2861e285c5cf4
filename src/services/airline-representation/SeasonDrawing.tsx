import { words } from './instrumentWords.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { formatDayAndMonth, MONTHS, padTwoDigits } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, Drawing, SideLabel, toPercent, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import {
  computeMonthStart,
  computeSeasonStarts,
  formatSignedHours,
  getChangeDay,
  type Step,
} from './model.ts'
import * as styles from './AirlineRepresentationInstrument.css.ts'

/** Pixels from the top: the strip of the year, and the texts below it. */
const YEAR_PX = { top: 18, height: 34, months: 68, changes: 88 }
/** The clocks of each difference: pixels from the top of the first, between them, and within one. */
const CLOCKS_PX = { top: 116, pitch: 124 }
const CLOCK_PX = { text: 14, hours: 36, city: 42, shift: 66, kuwait: 70, end: 94, kuwaitHours: 110 }
const BAND_HEIGHT_PX = 24
const HOURS_PER_LABEL = 3

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
  const changes = steps.slice(1).map((step, index) => ({
    share: toShare(step.fromMs),
    date: formatDayAndMonth(getChangeDay(steps[index] as Step, step)),
  }))
  const yearEnd = YEAR_PX.top + YEAR_PX.height
  return (
    <Drawing {...words.drawing} className={styles.drawing} reducedHeight={352}>
      <rect className={styles.face} y={YEAR_PX.top} width="100%" height={YEAR_PX.height} />
      {MONTHS.map((month, index) => (
        <g key={month}>
          <VerticalLine
            className={parts.grid}
            share={toMonthShare(index)}
            y1={YEAR_PX.top}
            y2={yearEnd + 6}
          />
          <text
            className={parts.label}
            x={toPercent((toMonthShare(index) + toMonthShare(index + 1)) / 2)}
            y={YEAR_PX.months}
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
        <text
          key={fromMs}
          className={`${styles.figure} ${styles.onFace}`}
          x={toPercent((toShare(fromMs) + toShare(toMs)) / 2)}
          y={YEAR_PX.top + 23}
          textAnchor="middle"
        >
          {formatSignedHours(aheadMin)}
        </text>
      ))}
      {changes.map(({ share, date }) => (
        <g key={date}>
          <VerticalLine className={parts.answer} share={share} y1={YEAR_PX.top} y2={yearEnd} />
          <text
            className={parts.strong}
            x={toPercent(share)}
            y={YEAR_PX.changes}
            textAnchor="middle"
          >
            {date}
          </text>
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

/** @returns each difference of the year once, with the dates of its steps */
function listDifferences(steps: readonly Step[]) {
  const last = steps.length - 1
  const ranges = steps.map((step, index) => {
    const from = index === 0 ? `1 ${MONTHS[0]}` : formatChange(steps, index)
    const to = index === last ? `31 ${MONTHS[11]}` : formatChange(steps, index + 1)
    return { aheadMin: step.aheadMin, dates: `${from}–${to}` }
  })
  return [...new Set(ranges.map(({ aheadMin }) => aheadMin))].map((aheadMin) => ({
    aheadMin,
    dates: ranges
      .filter((range) => range.aheadMin === aheadMin)
      .map(({ dates }) => dates)
      .join(', '),
  }))
}

const formatChange = (steps: readonly Step[], index: number) =>
  formatDayAndMonth(getChangeDay(steps[index - 1] as Step, steps[index] as Step))

type ClocksProps = { city: string; aheadMin: number; dates: string }

function Clocks({ city, aheadMin, dates }: ClocksProps) {
  const shift = aheadMin / MINUTES_PER_DAY
  const cityDay = { from: Math.max(shift, 0), to: Math.min(1 + shift, 1) }
  const isAhead = aheadMin > 0
  return (
    <>
      <text y={CLOCK_PX.text}>
        <tspan className={styles.figure}>{formatSignedHours(aheadMin)}</tspan>
        <tspan className={parts.label} dx="12">
          {dates}
        </tspan>
      </text>
      <rect className={styles.face} y={CLOCK_PX.city} width="100%" height={BAND_HEIGHT_PX} />
      <Bar className={styles.cityDay} {...cityDay} y={CLOCK_PX.city} height={BAND_HEIGHT_PX} />
      <rect className={styles.kuwaitDay} y={CLOCK_PX.kuwait} width="100%" height={BAND_HEIGHT_PX} />
      {listTicks(1, 24).map((hour) => (
        <VerticalLine
          key={hour}
          className={hour % HOURS_PER_LABEL ? parts.line : parts.working}
          share={hour / 24}
          y1={CLOCK_PX.end - (hour % HOURS_PER_LABEL ? 5 : 9)}
          y2={CLOCK_PX.end}
        />
      ))}
      {/* The city's hours from the day before to the day after, as far as they are within the drawing. */}
      {listTicks(1, 72)
        .map((hour) => ({ hour, share: (hour - 24) / 24 + shift }))
        .filter(({ share }) => share >= 0 && share <= 1)
        .map(({ hour, share }) => (
          <VerticalLine
            key={hour}
            className={hour % HOURS_PER_LABEL ? parts.line : parts.working}
            share={share}
            y1={CLOCK_PX.city}
            y2={CLOCK_PX.city + (hour % HOURS_PER_LABEL ? 5 : 9)}
          />
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
      <text className={parts.strong} x={toPercent(cityDay.from)} dx="8" y={CLOCK_PX.city + 18}>
        {city}
      </text>
      <text className={parts.strong} x="8" y={CLOCK_PX.kuwait + 14}>
        {words.kuwait}
      </text>
    </>
  )
}

/** Every third hour of a clock whose day starts at `shift`, as far as it is within the drawing. */
function Hours({ shift, y }: { shift: number; y: number }) {
  return listTicks(HOURS_PER_LABEL, 72)
    .map((hour) => ({ hour, share: (hour - 24) / 24 + shift }))
    .filter(({ share }) => share >= 0 && share <= 1)
    .map(({ hour, share }) => (
      <text
        key={hour}
        className={hour % 24 ? parts.label : parts.strong}
        x={toPercent(share)}
        y={y}
        textAnchor={share < 0.01 ? 'start' : share > 0.99 ? 'end' : 'middle'}
      >
        {padTwoDigits(hour % 24)}
      </text>
    ))
}

type SeasonStartProps = { share: number; isLeft: boolean; children: string }

function SeasonStart({ share, isLeft, children }: SeasonStartProps) {
  return (
    <>
      <VerticalLine
        className={styles.season}
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
