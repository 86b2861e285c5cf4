import { WEEKDAYS } from '#lib/format.ts'
import { toolWords } from './toolWords.ts'
import { type ReactNode, useId } from 'react'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Drawing, DrawingText, toPercent } from '#ui/Drawing/Drawing.tsx'
import { Handle } from '#ui/Drawing/Handle.tsx'
import { Hatch } from '#ui/Drawing/Hatch.tsx'
import { useDrag } from '#ui/Drawing/useDrag.ts'
import { type Day, formatIsoDate, formatShortDate, getWeekday } from '#kuwait/days.ts'
import { listDays, type PermitPlan } from '#kuwait/permit.ts'
import type { FindHoliday } from '#kuwait/holidays.ts'
import * as styles from './OperationsDrawing.css.ts'

/**
 * The number of days shown up to the arrival. If the day to send by is earlier, around several holidays, the
 * drawing begins with it.
 */
const SHOWN_DAYS = 14
/** Pixels from the top of the drawing to the flag and to the days' cells, their height and lower edge. */
const FLAG_TOP_PX = 34
const CELLS_TOP_PX = 88
const CELL_HEIGHT_PX = 128
const CELLS_BOTTOM_PX = CELLS_TOP_PX + CELL_HEIGHT_PX

export type PermitDrawingProps = {
  plan: PermitPlan
  isLate: boolean
  findHoliday: FindHoliday
  /** Today in Kuwait. Undefined in the prerendered example, which shows weekdays without dates. */
  today: Day | undefined
  onSendBy: (day: Day) => void
  onCancel: () => void
}

export function PermitDrawing({
  plan,
  isLate,
  findHoliday,
  today,
  onSendBy,
  onCancel,
}: PermitDrawingProps) {
  const id = useId()
  const { arrival, sendBy } = plan
  const { scale, handle } = useDrag({
    scale: { first: Math.min(arrival - SHOWN_DAYS + 1, sendBy), last: arrival },
    axis: 'horizontal',
    onMove: ({ x }, held) => onSendBy(held.first + Math.floor(x * (held.last + 1 - held.first))),
    onCancel,
  })
  // While the drawing moves back to its own scale, it shifts by whole days.
  const [first, last] = [Math.round(scale.first), Math.round(scale.last)]
  /** While the flag is dragged, the arrival may be later than the last day of the drawing. */
  const isArrivalShown = arrival <= last
  const toEdge = (day: Day) => toPercent((Math.min(day, last + 1) - first) / (last + 1 - first))
  /** Noon, which is the hour to send by. */
  const toCentre = (day: Day) => toEdge(day + 0.5)
  const width = toEdge(first + 1)
  const cell = { width, y: CELLS_TOP_PX, height: CELL_HEIGHT_PX }
  /** Text beside a day extends to the side on which the drawing has more room. */
  const isInRightHalf = (day: Day) => day - first >= last - day
  const isDated = today !== undefined
  // The year is omitted: a phone has no room for it, and the result shows it.
  const formatDay = (day: Day) => (isDated ? formatShortDate(day, day) : WEEKDAYS[getWeekday(day)])
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing}>
      <Hatch id={`${id}closed`} gap={7} className={parts.hatching} />
      <Hatch id={`${id}expected`} gap={14} className={parts.line} />
      <Dots id={`${id}possible`} gap={10} />
      {listDays(first, last, plan, findHoliday).map(({ day, work, count }) => {
        const weekday = WEEKDAYS[getWeekday(day)] ?? ''
        const isSendBy = day === sendBy
        return (
          <svg key={day} x={toEdge(day)} width={width} overflow="visible">
            <g className={isDated && day < today ? styles.pastDay : undefined}>
              <rect
                {...cell}
                width="100%"
                className={
                  isSendBy ? styles.sendByCell : count ? styles.countedCell : styles.dayCell
                }
              />
              {work !== 'open' && <rect {...cell} width="100%" fill={`url(#${id}${work})`} />}
              {count && (
                <DrawingText className={styles.countNumber} x="50%" y={CELLS_BOTTOM_PX - 22}>
                  {count}
                </DrawingText>
              )}
              {isDated && (
                <DrawingText
                  className={isSendBy ? styles.sendByNumber : styles.dayNumber}
                  x="50%"
                  y={CELLS_TOP_PX + 34}
                >
                  {Number(formatIsoDate(day).slice(8))}
                </DrawingText>
              )}
              <DrawingText className={styles.weekday} x="50%" y={CELLS_BOTTOM_PX + 22}>
                {weekday.slice(0, 1)}
                <tspan className={parts.wide}>{weekday.slice(1, 3)}</tspan>
              </DrawingText>
            </g>
          </svg>
        )
      })}
      <Flag x={toCentre(sendBy)} isTurned={isInRightHalf(sendBy)} isPast={isLate}>
        {`${isLate ? toolWords.wasDue : toolWords.sendBy} ${formatDay(sendBy)}`}
      </Flag>
      {isArrivalShown && (
        <>
          <rect {...cell} className={styles.arrivalEdge} x={toEdge(arrival)} />
          <line
            className={styles.arrivalEdge}
            x1={toCentre(arrival)}
            x2={toCentre(arrival)}
            y1="0"
            y2={CELLS_TOP_PX}
          />
        </>
      )}
      <DrawingText
        className={styles.arrivalText}
        x={toCentre(arrival)}
        y="15"
        dx="-12"
        textAnchor="end"
      >
        {toolWords.arrival} {formatDay(arrival)}
      </DrawingText>
      {isDated && today >= first && today <= last && (
        <DrawingText className={styles.todayText} x={toCentre(today)} y={CELLS_BOTTOM_PX + 42}>
          {toolWords.today}
        </DrawingText>
      )}
      {!isLate && (
        <svg y={CELLS_BOTTOM_PX + 62} overflow="visible">
          <line className={parts.working} x1={toCentre(sendBy)} x2={toCentre(arrival)} />
          {[sendBy, ...(isArrivalShown ? [arrival] : [])].map((day) => (
            <line
              key={day}
              className={parts.working}
              x1={toCentre(day)}
              x2={toCentre(day)}
              y1="-6"
              y2="6"
            />
          ))}
          <DrawingText className={parts.name} x={toCentre(arrival)} y="24" textAnchor="end">
            {toolWords.daysAhead(arrival - sendBy)}
          </DrawingText>
        </svg>
      )}
      {isDated && (
        <Handle
          x={toCentre(sendBy)}
          y={FLAG_TOP_PX}
          height={CELLS_BOTTOM_PX - FLAG_TOP_PX}
          knobY={CELLS_TOP_PX}
          handle={handle}
        />
      )}
    </Drawing>
  )
}

function Dots({ id, gap }: { id: string; gap: number }) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse">
      <circle className={styles.dot} cx={gap / 2} cy={gap / 2} r="1.25" />
    </pattern>
  )
}

type FlagProps = {
  x: string
  isTurned: boolean
  isPast: boolean
  children: ReactNode
}

function Flag({ x, isTurned, isPast, children }: FlagProps) {
  return (
    <svg x={x} y={FLAG_TOP_PX} overflow="visible">
      <path
        className={`${styles.flag} ${isPast ? styles.pastDay : ''}`}
        d={`M-1 0H22l-6 9 6 9H1V${CELLS_TOP_PX - FLAG_TOP_PX + 2}H-1Z`}
        transform={isTurned ? 'scale(-1 1)' : undefined}
      />
      <DrawingText
        className={isPast ? styles.pastFlagText : styles.flagText}
        x={isTurned ? -28 : 28}
        y="15"
        textAnchor={isTurned ? 'end' : 'start'}
      >
        {children}
      </DrawingText>
    </svg>
  )
}
