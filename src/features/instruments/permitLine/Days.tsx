import { permitLine as copy } from '#content/instruments/permitLine.ts'
import { useId } from 'react'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Drawing, ScaleBar } from '../frame/Drawing.tsx'
import { Flag, Hatch, LeadTime } from './DayMarks.tsx'
import { type Day, weekday } from './days.ts'
import { holidayOn } from './holidays.ts'
import { BASE, CELL, TOP } from './layout.ts'
import { isWorking, type PermitPlan } from './model.ts'
import * as styles from './PermitLine.css.ts'
import { shortDate } from './words.ts'

const DAYS = 14
/** At least the longest possible lead time. */
const DAYS_BEFORE = 11

export type DaysProps = {
  plan: PermitPlan
  /** Undefined in the prerendered example, which shows weekdays without dates. */
  today: Day | undefined
}

/** The days up to an arrival, as cells of equal width. */
export function Days({ plan, today }: DaysProps) {
  const id = useId()
  const first = plan.arrival - DAYS_BEFORE
  const edge = (day: Day) => percent((day - first) / DAYS)
  const middle = (day: Day) => percent((day - first + 0.5) / DAYS)
  const days = Array.from({ length: DAYS }, (_, index) => first + index)
  const isDated = today !== undefined
  // Without the year: a phone has no room for it, and the result shows it.
  const inWords = (day: Day) => (isDated ? shortDate(day, day) : copy.weekdays[weekday(day)])
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <Hatch id={`${id}off`} gap={7} className={styles.hatch} />
      <Hatch id={`${id}expected`} gap={14} className={styles.lightHatch} />
      {days.map((day) => {
        const isSendBy = day === plan.sendBy
        const countdown = 3 - plan.counted.indexOf(day)
        const box = { x: edge(day), width: percent(1 / DAYS), y: TOP, height: CELL }
        return (
          <g key={day} className={isDated && day < today ? styles.past : undefined}>
            <rect
              {...box}
              className={isSendBy ? styles.sendBy : countdown < 4 ? styles.counted : styles.day}
            />
            {!isWorking(day) && <rect {...box} fill={`url(#${id}off)`} />}
            {isWorking(day) && holidayOn(day) && <rect {...box} fill={`url(#${id}expected)`} />}
            {countdown < 4 && (
              <text className={styles.count} x={middle(day)} y={BASE - 22}>
                {countdown}
              </text>
            )}
            {isDated && (
              <text
                className={isSendBy ? styles.onSendBy : styles.number}
                x={middle(day)}
                y={TOP + 34}
              >
                {new Date(day * 864e5).getUTCDate()}
              </text>
            )}
            <text className={`${styles.weekday} ${parts.narrow}`} x={middle(day)} y={BASE + 22}>
              {copy.weekdays[weekday(day)]?.slice(0, 1)}
            </text>
            <text className={`${styles.weekday} ${parts.wide}`} x={middle(day)} y={BASE + 22}>
              {copy.weekdays[weekday(day)]?.slice(0, 3)}
            </text>
          </g>
        )
      })}
      <Flag
        left={edge(plan.sendBy)}
        right={edge(plan.sendBy + 1)}
        isTurned={plan.sendBy - first >= DAYS / 2}
      >
        {copy.sendBy} {inWords(plan.sendBy)}
      </Flag>
      <rect
        className={styles.arrivalEdge}
        x={edge(plan.arrival)}
        width={percent(1 / DAYS)}
        y={TOP}
        height={CELL}
      />
      {[
        { visibility: parts.narrow, x: '100%' },
        { visibility: parts.wide, x: edge(plan.arrival + 1) },
      ].map(({ visibility, x }) => (
        <text
          key={visibility}
          className={`${styles.arrivalText} ${parts.halo} ${visibility}`}
          x={x}
          y={TOP - 16}
          textAnchor="end"
        >
          {copy.arrival} {inWords(plan.arrival)}
        </text>
      ))}
      {isDated && today >= first && today <= plan.arrival && (
        <text className={parts.name} x={middle(today)} y={BASE + 42} textAnchor="middle">
          {copy.today}
        </text>
      )}
      <LeadTime plan={plan} from={middle(plan.sendBy)} to={middle(plan.arrival)} />
      <ScaleBar x={edge(first)} to={edge(first + 1)} y={BASE + 82} label={copy.oneDay} />
    </Drawing>
  )
}
