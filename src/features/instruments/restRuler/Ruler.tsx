import { restRuler as copy } from '#content/instruments/restRuler.ts'
import type { ReactNode } from 'react'
import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import * as parts from '../frame/Drawing.css.ts'
import { across, Drawing, ScaleBar, Stretched, Upright } from '../frame/Drawing.tsx'
import { strokes } from '#lib/scale.ts'
import { type RestPlan, rulerOf } from './model.ts'
import * as styles from './RestRuler.css.ts'

/**
 * Pixels from the drawing's top: the second row of events and from one to the next, then the ruler's
 * face between two scales.
 */
const FLAGS = 64
const ROW = 24
const FACE = { top: 158, height: 96 }
const BAR = { top: 24, height: 48 }
const BOTTOM = FACE.top + FACE.height
const LABELLED_HOURS = 3
/** Share of the ruler that half a figure takes, with some air. */
const NEAR = { narrow: 0.04, wide: 0.015 }

type RestEvent = { id: keyof typeof copy.events; name: string; minute: number }

export type RulerProps = { plan: RestPlan; events: readonly RestEvent[] }

/** A day, or a day and a half, in both times, with the way from on-blocks to the earliest report. */
export function Ruler({ plan, events }: RulerProps) {
  const { startMinute: start, hours } = rulerOf(plan)
  const share = (minute: number) => (minute - start) / (hours * 60)
  const report = share(plan.report)
  const leaders = events.map(({ minute }) => share(minute))
  const stay = share(plan.leaveHotel) - share(plan.atHotel)
  // The answer's words stand beside its line; those of leaving the hotel, never in its way.
  const isLate = report > 0.5
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <rect className={styles.face} y={FACE.top} width="100%" height={FACE.height} />
      <Stretched y={FACE.top} height={FACE.height}>
        <Ticks start={start} hours={hours} />
        <Spans plan={plan} share={share} />
      </Stretched>
      {stay > 0.2 && (
        <text
          className={styles.stay}
          x={across(share(plan.atHotel) + stay / 2)}
          y={FACE.top + BAR.top + 29}
          textAnchor="middle"
        >
          {hoursAndMinutes(plan.inHotelMin)}
        </text>
      )}
      <svg x={across(report)} overflow="visible">
        <rect className={styles.glass} x="-12" y="4" width="24" height={BOTTOM + 36} rx="2" />
      </svg>
      <Upright className={parts.answer} at={report} y1="4" y2={BOTTOM + 40} />
      {events.slice(0, -1).map(({ id, minute, name }, index) => {
        const isLeaving = id === 'leaveHotel'
        // The first to come stands above the leaders of the others; leaving, above all.
        const y = FLAGS + (isLeaving ? -1 : index) * ROW
        const at = across(share(minute))
        const words = isLeaving && !isLate ? across(report) : at
        return (
          <g key={id}>
            <line className={styles.leader} x1={at} x2={at} y1={y - 4} y2={FACE.top + BAR.top} />
            <line className={styles.leader} x1={at} x2={words} y1={y - 4} y2={y - 4} />
            <Words at={words} isLeft={isLeaving && isLate} y={y} className={styles.flag}>
              <tspan className={parts.strong}>{wallClock(minute)}</tspan> {name}
            </Words>
          </g>
        )
      })}
      <Scale {...{ start, hours, leaders }} offsetMin={0} y={FACE.top - 8} />
      <Scale {...{ start, hours }} leaders={[]} offsetMin={KUWAIT_OFFSET_MINUTES} y={BOTTOM + 18} />
      <Words at={across(report)} isLeft={isLate} y={22} className={styles.figure}>
        {wallClock(plan.report)}
      </Words>
      <Words at={across(report)} isLeft={isLate} y={BOTTOM + 42} className={styles.figure}>
        {wallClock(plan.report, KUWAIT_OFFSET_MINUTES)}
      </Words>
      <text className={`${parts.name} ${parts.halo}`} x="100%" y={FACE.top - 28} textAnchor="end">
        {copy.clocks.utc}
      </text>
      <text className={parts.name} x="0" y={BOTTOM + 40}>
        {copy.clocks.kuwait}
      </text>
      <ScaleBar x="0" to={across(6 / hours)} y={BOTTOM + 70} label={`6 ${copy.units.h}`} />
    </Drawing>
  )
}

type SpansProps = { plan: RestPlan; share: (minute: number) => number }

/** Duty, the way there, the stay, the way back. */
function Spans({ plan, share }: SpansProps) {
  const spans = [
    [styles.duty, plan.onBlocks, plan.dutyEnd],
    [styles.travel, plan.dutyEnd, plan.atHotel],
    [styles.hotel, plan.atHotel, plan.leaveHotel],
    [styles.travel, plan.leaveHotel, plan.report],
  ] as const
  return spans.map(([className, from, to]) => (
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

/** Strokes of the hours from both edges, and both midnights. */
function Ticks({ start, hours }: { start: number; hours: number }) {
  const all = Array.from({ length: hours + 1 }, (_, hour) => hour)
  const at = (every: number, offsetMin: number) =>
    all
      .filter((hour) => (start / 60 + hour + offsetMin / 60) % every === 0)
      .map((hour) => hour / hours)
  const thin = (name: string) => `${name} ${parts.thin}`
  const kuwait = KUWAIT_OFFSET_MINUTES
  return (
    <>
      <path
        className={thin(styles.midnight)}
        d={strokes([...at(24, 0), ...at(24, kuwait)], 0, FACE.height)}
      />
      <path
        className={thin(parts.line)}
        d={`M0 0H1000M0 ${FACE.height}H1000${strokes(at(1, 0), 0, 7)}${strokes(at(1, 0), FACE.height - 7, 7)}`}
      />
      <path
        className={thin(parts.working)}
        d={
          strokes(at(LABELLED_HOURS, 0), 0, 14) +
          strokes(at(LABELLED_HOURS, kuwait), FACE.height - 14, 14)
        }
      />
    </>
  )
}

type ScaleProps = {
  start: number
  hours: number
  /** Shares of the ruler at which a line comes down. */
  leaders: readonly number[]
  offsetMin: number
  y: number
}

/** Every third hour of one clock, but where a line would run through it; midnights stand out. */
function Scale({ start, hours, leaders, offsetMin, y }: ScaleProps) {
  const first = (LABELLED_HOURS - (((start + offsetMin) / 60) % LABELLED_HOURS)) % LABELLED_HOURS
  const labelled = Array.from(
    { length: hours / LABELLED_HOURS },
    (_, index) => first + index * LABELLED_HOURS,
  )
  return labelled.map((hour) => {
    const text = wallClock(start + hour * 60, offsetMin).slice(0, 2)
    const way = Math.min(...leaders.map((leader) => Math.abs(hour / hours - leader)))
    if (way < NEAR.wide) return null
    return (
      <text
        key={hour}
        className={`${text === '00' ? parts.strong : parts.label} ${parts.halo} ${way < NEAR.narrow ? parts.wide : ''}`}
        x={across(hour / hours)}
        y={y}
        textAnchor={hour === 0 ? 'start' : 'middle'}
      >
        {text}
      </text>
    )
  })
}

type WordsProps = {
  at: string
  isLeft: boolean
  y: number
  className: string
  children: ReactNode
}

/** Beside a place on the ruler; lines pass behind. */
function Words({ at, isLeft, y, className, children }: WordsProps) {
  return (
    <text
      className={`${className} ${parts.halo}`}
      x={at}
      y={y}
      dx={isLeft ? -6 : 6}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {children}
    </text>
  )
}

/** `9 h 05` */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
