import { permitLine as copy } from '#content/instruments/permitLine.ts'
import { type ReactNode, useId } from 'react'
import * as parts from '../frame/Drawing.css.ts'
import { across, Drawing, ScaleBar } from '../frame/Drawing.tsx'
import { type Day, weekday } from './days.ts'
import { holidayOn } from './holidays.ts'
import { isWorking, type PermitPlan } from './model.ts'
import * as styles from './PermitLine.css.ts'
import { shortDate } from './words.ts'

const DAYS = 14
/** Days drawn before the arrival: at least as many as any request is sent ahead. */
const BEFORE = 11
const TOP = 88
const CELL = 128
const BASE = TOP + CELL

export type DaysProps = {
  plan: PermitPlan
  /** Undefined in the prerendered example, which shows weekdays without dates. */
  today: Day | undefined
}

/** The days up to an arrival, as equal cells. */
export function Days({ plan, today }: DaysProps) {
  const id = useId()
  const first = plan.arrival - BEFORE
  const edge = (day: Day) => across((day - first) / DAYS)
  const middle = (day: Day) => across((day - first + 0.5) / DAYS)
  const days = Array.from({ length: DAYS }, (_, index) => first + index)
  const isDated = today !== undefined
  // Without the year: the answer has it, and a phone has no room for it here.
  const inWords = (day: Day) => (isDated ? shortDate(day, day) : copy.weekdays[weekday(day)])
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <Hatch id={`${id}off`} gap={7} className={styles.hatch} />
      <Hatch id={`${id}expected`} gap={14} className={styles.lightHatch} />
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
            {!isWorking(day) && <rect {...box} fill={`url(#${id}off)`} />}
            {isWorking(day) && holidayOn(day) && <rect {...box} fill={`url(#${id}expected)`} />}
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
      <Flag
        sendBy={[edge(plan.sendBy), edge(plan.sendBy + 1)]}
        isTurned={plan.sendBy - first >= DAYS / 2}
      >
        {copy.sendBy} {inWords(plan.sendBy)}
      </Flag>
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
          className={`${styles.arrivalText} ${parts.halo} ${width}`}
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
      <Ahead plan={plan} from={middle(plan.sendBy)} to={middle(plan.arrival)} />
      <ScaleBar x={edge(first)} to={edge(first + 1)} y={BASE + 82} label={copy.oneDay} />
    </Drawing>
  )
}

type HatchProps = { id: string; gap: number; className: string }

/** A pattern of slanting lines. */
function Hatch({ id, gap, className }: HatchProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={className} d={`M0 0V${gap}`} />
    </pattern>
  )
}

type FlagProps = {
  /** Left and right edge of the day to send by. */
  sendBy: readonly [string, string]
  /** Points to the left: in the right half, a phone has no room for the text on the other side. */
  isTurned: boolean
  children: ReactNode
}

/** Marks the day to send by, with its date beside it. */
function Flag({ sendBy: [left, right], isTurned, children }: FlagProps) {
  return (
    <svg x={isTurned ? right : left} overflow="visible">
      <path
        className={styles.flag}
        d={`M0 0h22l-6 9 6 9H2V${TOP + 2}H0Z`}
        transform={isTurned ? 'scale(-1 1)' : undefined}
      />
      <text
        className={styles.flagText}
        x={isTurned ? -28 : 28}
        y="15"
        textAnchor={isTurned ? 'end' : 'start'}
      >
        {children}
      </text>
    </svg>
  )
}

type AheadProps = { plan: PermitPlan; from: string; to: string }

/** From the day to send to the arrival. */
function Ahead({ plan, from, to }: AheadProps) {
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
