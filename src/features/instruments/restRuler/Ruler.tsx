import { restRuler as copy } from '#content/instruments/restRuler.ts'
import type { ReactNode } from 'react'
import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Drawing, ScaleBar, Stretched, VerticalLine } from '../frame/Drawing.tsx'
import { hoursAndMinutes, type RestPlan, rulerOf } from './model.ts'
import * as styles from './RestRuler.css.ts'
import { HourLabels, HourTicks } from './RulerHours.tsx'

/** Positions from the top of the drawing, and heights. */
const EVENTS_TOP = 64
const ROW = 24
const FACE = { top: 158, height: 96 }
const BAR = { top: 24, height: 48 }
const BOTTOM = FACE.top + FACE.height
type RestEvent = { id: keyof typeof copy.events; name: string; minute: number }

export type RulerProps = { plan: RestPlan; events: readonly RestEvent[] }

/** A ruler of 24 or 36 hours in both times, from on-blocks to the earliest report. */
export function Ruler({ plan, events }: RulerProps) {
  const { startMinute: start, hours } = rulerOf(plan)
  const share = (minute: number) => (minute - start) / (hours * 60)
  const report = share(plan.report)
  const leaders = events.map(({ minute }) => share(minute))
  const stay = share(plan.leaveHotel) - share(plan.atHotel)
  // In the right half, the result is to the left of its line.
  const isLate = report > 0.5
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <rect className={styles.face} y={FACE.top} width="100%" height={FACE.height} />
      <Stretched y={FACE.top} height={FACE.height}>
        <HourTicks start={start} hours={hours} height={FACE.height} />
        <Spans plan={plan} share={share} />
      </Stretched>
      {stay > 0.2 && (
        <text
          className={styles.stay}
          x={percent(share(plan.atHotel) + stay / 2)}
          y={FACE.top + BAR.top + 29}
          textAnchor="middle"
        >
          {hoursAndMinutes(plan.inHotelMin)}
        </text>
      )}
      <svg x={percent(report)} overflow="visible">
        <rect className={styles.glass} x="-12" y="4" width="24" height={BOTTOM + 36} rx="2" />
      </svg>
      <VerticalLine className={parts.answer} share={report} y1="4" y2={BOTTOM + 40} />
      {events.slice(0, -1).map(({ id, minute, name }, index) => {
        const isLeaving = id === 'leaveHotel'
        // Stacked so that no leader line crosses a name; leaving the hotel is on top.
        const y = EVENTS_TOP + (isLeaving ? -1 : index) * ROW
        const x = percent(share(minute))
        const nameX = isLeaving && !isLate ? percent(report) : x
        return (
          <g key={id}>
            <line className={styles.leader} x1={x} x2={x} y1={y - 4} y2={FACE.top + BAR.top} />
            <line className={styles.leader} x1={x} x2={nameX} y1={y - 4} y2={y - 4} />
            <SideLabel x={nameX} isLeft={isLeaving && isLate} y={y} className={styles.flag}>
              <tspan className={parts.strong}>{formatTime(minute)}</tspan> {name}
            </SideLabel>
          </g>
        )
      })}
      <HourLabels start={start} hours={hours} leaders={leaders} offsetMin={0} y={FACE.top - 8} />
      <HourLabels
        start={start}
        hours={hours}
        leaders={[]}
        offsetMin={KUWAIT_OFFSET_MINUTES}
        y={BOTTOM + 18}
      />
      <SideLabel x={percent(report)} isLeft={isLate} y={22} className={styles.figure}>
        {formatTime(plan.report)}
      </SideLabel>
      <SideLabel x={percent(report)} isLeft={isLate} y={BOTTOM + 42} className={styles.figure}>
        {formatTime(plan.report, KUWAIT_OFFSET_MINUTES)}
      </SideLabel>
      <text className={`${parts.name} ${parts.halo}`} x="100%" y={FACE.top - 28} textAnchor="end">
        {copy.clocks.utc}
      </text>
      <text className={parts.name} x="0" y={BOTTOM + 40}>
        {copy.clocks.kuwait}
      </text>
      <ScaleBar x="0" to={percent(6 / hours)} y={BOTTOM + 70} label={`6 ${copy.units.h}`} />
    </Drawing>
  )
}

type SpansProps = { plan: RestPlan; share: (minute: number) => number }

function Spans({ plan, share }: SpansProps) {
  const spans = [
    { className: styles.duty, from: plan.onBlocks, to: plan.dutyEnd },
    { className: styles.travel, from: plan.dutyEnd, to: plan.atHotel },
    { className: styles.hotel, from: plan.atHotel, to: plan.leaveHotel },
    { className: styles.travel, from: plan.leaveHotel, to: plan.report },
  ]
  return spans.map(({ className, from, to }) => (
    <rect
      key={className + from}
      className={className}
      x={Math.round(share(from) * 1e4) / 10}
      y={BAR.top}
      width={Math.round((share(to) - share(from)) * 1e4) / 10}
      height={BAR.height}
    />
  ))
}

type SideLabelProps = {
  x: string
  isLeft: boolean
  y: number
  className: string
  children: ReactNode
}

/** Text to the left or right of a position, readable over lines. */
function SideLabel({ x, isLeft, y, className, children }: SideLabelProps) {
  return (
    <text
      className={`${className} ${parts.halo}`}
      x={x}
      y={y}
      dx={isLeft ? -6 : 6}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {children}
    </text>
  )
}
