import { copy } from '#content/instruments/operations.ts'
import { useId } from 'react'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { toPercent, Drawing } from '#ui/Drawing/Drawing.tsx'
import {
  Flag,
  Hatch,
  LeadTime,
  CELLS_BOTTOM_PX,
  CELL_HEIGHT_PX,
  CELLS_TOP_PX,
} from './DayMarks.tsx'
import { type Day, formatIsoDate, getWeekday, formatShortDate } from './days.ts'
import { findHoliday } from './holidays.ts'
import { isWorkingDay, type PermitPlan } from './model.ts'
import * as styles from './OperationsInstrument.css.ts'

const SHOWN_DAYS = 14
/** Days before the arrival: at least the longest possible lead time. */
const DAYS_BEFORE = 11

export type DaysProps = {
  plan: PermitPlan
  /** Today in Kuwait. Undefined in the prerendered example, which shows weekdays without dates. */
  today: Day | undefined
}

export function Days({ plan, today }: DaysProps) {
  const id = useId()
  const first = plan.arrival - DAYS_BEFORE
  const toEdge = (day: Day) => toPercent((day - first) / SHOWN_DAYS)
  const toMiddle = (day: Day) => toPercent((day - first + 0.5) / SHOWN_DAYS)
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => first + index)
  const isDated = today !== undefined
  // The year is omitted: a phone has no room for it, and the result shows it.
  const formatDay = (day: Day) =>
    isDated ? formatShortDate(day, day) : copy.weekdays[getWeekday(day)]
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <Hatch id={`${id}off`} gap={7} className={styles.hatch} />
      <Hatch id={`${id}expected`} gap={14} className={styles.lightHatch} />
      {days.map((day) => {
        const isSendBy = day === plan.sendBy
        const position = plan.countedDays.indexOf(day)
        const isCounted = position >= 0
        const weekday = copy.weekdays[getWeekday(day)] ?? ''
        const box = {
          x: toEdge(day),
          width: toPercent(1 / SHOWN_DAYS),
          y: CELLS_TOP_PX,
          height: CELL_HEIGHT_PX,
        }
        return (
          <g key={day} className={isDated && day < today ? styles.pastDay : undefined}>
            <rect
              {...box}
              className={
                isSendBy ? styles.sendByCell : isCounted ? styles.countedCell : styles.dayCell
              }
            />
            {!isWorkingDay(day) && <rect {...box} fill={`url(#${id}off)`} />}
            {isWorkingDay(day) && findHoliday(day) && (
              <rect {...box} fill={`url(#${id}expected)`} />
            )}
            {isCounted && (
              <text className={styles.countNumber} x={toMiddle(day)} y={CELLS_BOTTOM_PX - 22}>
                {plan.countedDays.length - position}
              </text>
            )}
            {isDated && (
              <text
                className={isSendBy ? styles.sendByNumber : styles.dayNumber}
                x={toMiddle(day)}
                y={CELLS_TOP_PX + 34}
              >
                {Number(formatIsoDate(day).slice(8))}
              </text>
            )}
            <text className={styles.weekday} x={toMiddle(day)} y={CELLS_BOTTOM_PX + 22}>
              {weekday.slice(0, 1)}
              <tspan className={parts.wide}>{weekday.slice(1, 3)}</tspan>
            </text>
          </g>
        )
      })}
      <Flag
        left={toEdge(plan.sendBy)}
        right={toEdge(plan.sendBy + 1)}
        isTurned={plan.sendBy - first >= SHOWN_DAYS / 2}
      >
        {copy.sendBy} {formatDay(plan.sendBy)}
      </Flag>
      <rect
        className={styles.arrivalEdge}
        x={toEdge(plan.arrival)}
        width={toPercent(1 / SHOWN_DAYS)}
        y={CELLS_TOP_PX}
        height={CELL_HEIGHT_PX}
      />
      {[
        { visibility: parts.narrow, x: '100%' },
        { visibility: parts.wide, x: toEdge(plan.arrival + 1) },
      ].map(({ visibility, x }) => (
        <text
          key={visibility}
          className={`${styles.arrivalText} ${parts.halo} ${visibility}`}
          x={x}
          y={CELLS_TOP_PX - 16}
          textAnchor="end"
        >
          {copy.arrival} {formatDay(plan.arrival)}
        </text>
      ))}
      {isDated && today >= first && today <= plan.arrival && (
        <text
          className={today === first ? `${parts.name} ${parts.wide}` : parts.name}
          x={toMiddle(today)}
          y={CELLS_BOTTOM_PX + 42}
          textAnchor="middle"
        >
          {copy.today}
        </text>
      )}
      {/* On phones, “Today” is wider than a cell: under the first cell it starts at the drawing's edge. */}
      {today === first && (
        <text className={`${parts.name} ${parts.narrow}`} x="0" y={CELLS_BOTTOM_PX + 42}>
          {copy.today}
        </text>
      )}
      <LeadTime plan={plan} from={toMiddle(plan.sendBy)} to={toMiddle(plan.arrival)} />
    </Drawing>
  )
}
