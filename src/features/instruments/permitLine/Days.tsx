import { useId } from 'react'
import * as parts from '../Drawing.css.ts'
import { across, Drawing, ScaleBar } from '../Drawing.tsx'
import { type Day, isWorking, type PermitPlan, weekday } from './model.ts'
import type { PermitLineCopy } from './PermitLine.tsx'
import * as styles from './PermitLine.css.ts'

const DAYS = 14
/** Days before the arrival that are drawn. */
const BEFORE = 11
const TOP = 88
const CELL = 128
const BASE = TOP + CELL

export type DaysProps = {
  copy: PermitLineCopy
  plan: PermitPlan
  /** Not before the clock is known. */
  today: Day | undefined
  /** A day in words; without a date in the example. */
  inWords: (day: Day) => string
}

/** The days up to an arrival, as equal cells. */
export function Days({ copy, plan, today, inWords }: DaysProps) {
  const hatchId = useId()
  const first = plan.arrival - BEFORE
  const edge = (day: Day) => across((day - first) / DAYS)
  const middle = (day: Day) => across((day - first + 0.5) / DAYS)
  const days = Array.from({ length: DAYS }, (_, index) => first + index)
  const isDated = today !== undefined
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <pattern
        id={hatchId}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      {days.map((day) => {
        const isSendBy = day === plan.sendBy
        const back = 3 - plan.counted.indexOf(day)
        const box = { x: edge(day), width: across(1 / DAYS), y: TOP, height: CELL }
        return (
          <g key={day} className={isDated && day < today ? styles.past : undefined}>
            <rect
              {...box}
              className={isSendBy ? styles.sendBy : back < 4 ? styles.counted : styles.day}
            />
            {!isWorking(day) && <rect {...box} fill={`url(#${hatchId})`} />}
            {back < 4 && (
              <text className={styles.count} x={middle(day)} y={BASE - 22}>
                {back}
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
      <svg x={edge(plan.sendBy)} overflow="visible">
        <path className={styles.flag} d={`M0 0h22l-6 9 6 9H2V${TOP + 2}H0Z`} />
        <text className={styles.flagText} x="32" y="15">
          {copy.sendBy} {inWords(plan.sendBy)}
        </text>
      </svg>
      <rect
        className={styles.arrivalEdge}
        x={edge(plan.arrival)}
        width={across(1 / DAYS)}
        y={TOP}
        height={CELL}
      />
      {[
        [parts.narrow, '100%'],
        [parts.wide, edge(plan.arrival + 1)],
      ].map(([width, x]) => (
        <text
          key={width}
          className={`${styles.arrivalText} ${width}`}
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
      <Ahead copy={copy} plan={plan} from={middle(plan.sendBy)} to={middle(plan.arrival)} />
      <ScaleBar x={edge(first)} to={edge(first + 1)} y={BASE + 82} label={copy.oneDay} />
    </Drawing>
  )
}

type AheadProps = { copy: PermitLineCopy; plan: PermitPlan; from: string; to: string }

/** From the day to send to the arrival. */
function Ahead({ copy, plan, from, to }: AheadProps) {
  return (
    <svg y={BASE + 62} overflow="visible">
      <line className={parts.working} x1={from} x2={to} />
      <line className={parts.working} x1={from} x2={from} y1="-6" y2="6" />
      <line className={parts.working} x1={to} x2={to} y1="-6" y2="6" />
      <text className={parts.name} x={from} y="24">
        {plan.daysAhead} {copy.ahead}
      </text>
    </svg>
  )
}
