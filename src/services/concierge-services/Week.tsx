import { words } from './instrumentWords.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { padTwoDigits, roundToTenth, SHORT_WEEKDAYS } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Bar, Drawing, VerticalLine } from '#ui/Drawing/Drawing.tsx'
import type { Overlap, Span } from './model.ts'
import * as styles from './ConciergeServicesInstrument.css.ts'

/** Height of the hour labels; then of a day's name and bar. */
const ROWS_TOP_PX = 26
const ROW_PX = { name: 22, height: 24 }
const LABEL_INTERVAL_HOURS = 3

export type WeekProps = { office: string; overlap: Overlap }

export function Week({ office, overlap }: WeekProps) {
  const { here, there, both } = overlap
  const hours = Array.from(
    { length: 24 / LABEL_INTERVAL_HOURS + 1 },
    (_, index) => index * LABEL_INTERVAL_HOURS,
  )
  return (
    <Drawing {...words.drawing} className={styles.drawing}>
      {hours.map((hour) => (
        <g key={hour}>
          <VerticalLine className={parts.grid} share={hour / 24} y1={ROWS_TOP_PX - 6} y2="88%" />
          {hour > 0 && hour < 24 && (
            <text
              className={`${parts.label} ${hour === 21 ? parts.wide : ''}`}
              x={toPercent(hour / 24)}
              y="12"
              textAnchor="middle"
            >
              {padTwoDigits(hour)}
            </text>
          )}
        </g>
      ))}
      <text className={parts.name} x="100%" y="12" textAnchor="end">
        {words.utc}
      </text>
      <svg y={ROWS_TOP_PX} width="100%" height="82%" overflow="visible">
        {SHORT_WEEKDAYS.map((name, day) => {
          const shared = both.filter((span) => span.day === day)
          const sum = shared.reduce((total, { fromMin, toMin }) => total + toMin - fromMin, 0)
          return (
            <svg key={name} y={toPercent(day / 7)} overflow="visible">
              <text
                className={`${sum > 0 ? parts.strong : parts.label} ${parts.halo}`}
                x="0"
                y="15"
              >
                {name}
              </text>
              {sum > 0 && (
                <text className={`${parts.result} ${parts.halo}`} x="100%" y="15" textAnchor="end">
                  {words.hours(toHours(sum))}
                </text>
              )}
              <rect className={styles.row} y={ROW_PX.name} width="100%" height={ROW_PX.height} />
              <Bars spans={filterByDay(here, day)} className={styles.kuwaitBar} y={ROW_PX.name} />
              <Bars
                spans={filterByDay(there, day)}
                className={styles.officeBar}
                y={ROW_PX.name + ROW_PX.height / 2}
              />
              <Bars
                spans={shared}
                className={styles.sharedBar}
                y={ROW_PX.name}
                height={ROW_PX.height}
              />
            </svg>
          )
        })}
      </svg>
      <svg y="93.5%" width="100%" height="20" overflow="visible">
        <Key x={0} className={styles.kuwaitBar} text={words.authority} />
        <Key x={0.3} className={styles.officeBar} text={office} />
        <Key x={0.68} className={styles.sharedBar} text={words.both} />
      </svg>
    </Drawing>
  )
}

const filterByDay = (spans: readonly Span[], day: number) =>
  spans.filter((span) => span.day === day)

type BarsProps = { spans: readonly Span[]; className: string; y: number; height?: number }

function Bars({ spans, className, y, height = ROW_PX.height / 2 }: BarsProps) {
  return spans.map(({ fromMin, toMin }) => (
    <Bar
      key={fromMin}
      className={className}
      from={fromMin / MINUTES_PER_DAY}
      to={toMin / MINUTES_PER_DAY}
      y={y}
      height={height}
    />
  ))
}

function Key({ x, className, text }: { x: number; className: string; text: string }) {
  return (
    <>
      <rect className={className} x={toPercent(x)} y="2" width="14" height="10" />
      <text className={parts.label} x={toPercent(x)} dx="22" y="12">
        {text}
      </text>
    </>
  )
}

/** @returns hours, rounded to a tenth */
export const toHours = (minutes: number) => roundToTenth(minutes / 60)
