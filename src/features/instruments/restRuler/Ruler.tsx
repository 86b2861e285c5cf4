import type { ReactNode } from 'react'
import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import * as parts from '../Drawing.css.ts'
import { across, Drawing, ScaleBar, Stretched } from '../Drawing.tsx'
import { strokes } from '../scale.ts'
import { type RestPlan, rulerOf } from './model.ts'
import * as styles from './RestRuler.css.ts'
import type { RestCopy, RestEvent } from './RestRuler.tsx'

/** Pixels from the drawing's top: rows of events, then the ruler's face between two scales. */
const ROW = 24
const FACE = { top: 158, height: 96 }
const BAR = { top: 24, height: 48 }
const BOTTOM = FACE.top + FACE.height
const LABELLED_HOURS = 3

export type RulerProps = { copy: RestCopy; plan: RestPlan; events: readonly RestEvent[] }

/** Thirty-six hours in both times, with the way from on-blocks to the earliest report. */
export function Ruler({ copy, plan, events }: RulerProps) {
  const { startMinute: start, hours } = rulerOf(plan)
  const share = (minute: number) => (minute - start) / (hours * 60)
  const report = share(plan.report)
  const stay = share(plan.leaveHotel) - share(plan.atHotel)
  const before = events.slice(0, -1)
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
      {before.map(({ id, minute }, index) => (
        <line
          key={id}
          className={styles.leader}
          x1={across(share(minute))}
          x2={across(share(minute))}
          y1={rowY(before.length - index) - 9}
          y2={FACE.top + BAR.top}
        />
      ))}
      <svg x={across(report)} overflow="visible">
        <rect className={styles.glass} x="-12" y="4" width="24" height={BOTTOM + 36} rx="2" />
      </svg>
      <line
        className={parts.answer}
        x1={across(report)}
        x2={across(report)}
        y1="4"
        y2={BOTTOM + 40}
      />
      <Scale start={start} hours={hours} offsetMin={0} y={FACE.top - 8} />
      <Scale start={start} hours={hours} offsetMin={KUWAIT_OFFSET_MINUTES} y={BOTTOM + 18} />
      {before.map(({ id, minute, name }, index) => (
        <Words key={id} at={share(minute)} y={rowY(before.length - index)} className={parts.label}>
          <tspan className={parts.strong}>{wallClock(minute)}</tspan> {name}
        </Words>
      ))}
      <Words at={report} y={22} className={styles.figure}>
        {wallClock(plan.report)}
      </Words>
      <Words at={report} y={BOTTOM + 42} className={styles.figure}>
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

type ScaleProps = { start: number; hours: number; offsetMin: number; y: number }

/** Every third hour of one clock; its midnights stand out. */
function Scale({ start, hours, offsetMin, y }: ScaleProps) {
  const first = (LABELLED_HOURS - (((start + offsetMin) / 60) % LABELLED_HOURS)) % LABELLED_HOURS
  const labelled = Array.from(
    { length: hours / LABELLED_HOURS },
    (_, index) => first + index * LABELLED_HOURS,
  )
  return labelled.map((hour) => {
    const text = wallClock(start + hour * 60, offsetMin).slice(0, 2)
    return (
      <text
        key={hour}
        className={`${text === '00' ? parts.strong : parts.label} ${parts.halo}`}
        x={across(hour / hours)}
        y={y}
        textAnchor={hour === 0 ? 'start' : 'middle'}
      >
        {text}
      </text>
    )
  })
}

type WordsProps = { at: number; y: number; className: string; children: ReactNode }

/** Beside a place on the ruler, on the side that has room; lines pass behind. */
function Words({ at, y, className, children }: WordsProps) {
  const side = at > 0.5 ? ({ dx: -9, textAnchor: 'end' } as const) : { dx: 9 }
  return (
    <text className={`${className} ${parts.halo}`} x={across(at)} y={y} {...side}>
      {children}
    </text>
  )
}

const rowY = (row: number) => 16 + row * ROW

/** `9 h 05` */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
