import { copy } from '#content/instruments/airline-representation.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { SideLabel, toPercent, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import { computeSeasonStarts } from './model.ts'
import * as styles from './AirlineRepresentationInstrument.css.ts'

const BASELINE_Y = '97%'

/** @param props.top upper end of the lines between the months */
export function Months({ top }: { top: string }) {
  return copy.months.map((month, index) => (
    <g key={month}>
      <VerticalLine className={parts.grid} share={index / 12} y1={top} y2={BASELINE_Y} />
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
  ))
}

type SeasonsProps = { year: number; toShare: (atMs: number) => number }

export function Seasons({ year, toShare }: SeasonsProps) {
  const { summerMs, winterMs } = computeSeasonStarts(year)
  // Both names are inside the summer, because a phone has no room outside it.
  return [
    { name: copy.seasons.summer, share: toShare(summerMs), isLeft: false },
    { name: copy.seasons.winter, share: toShare(winterMs), isLeft: true },
  ].map(({ name, share, isLeft }) => (
    <g key={name}>
      <VerticalLine className={styles.season} share={share} y1="4%" y2="89%" />
      <SideLabel
        className={parts.label}
        x={toPercent(share)}
        y="4%"
        dy={10}
        gap={4}
        isLeft={isLeft}
      >
        {name}
        {year % 100}
      </SideLabel>
    </g>
  ))
}
