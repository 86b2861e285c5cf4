import { copy } from '#content/instruments/transport-hotac.ts'
import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import {
  Bar,
  toPercent,
  Drawing,
  SideLabel,
  Stretched,
  VerticalLine,
} from '#ui/Drawing/Drawing.tsx'
import { formatDuration, type RestPlan, computeRulerRange } from './model.ts'
import * as styles from './TransportHotacInstrument.css.ts'
import { HourLabels, HourTicks } from './RulerHours.tsx'

/** Positions of the events and the ruler from the top of the drawing, and heights. */
const EVENTS_TOP_PX = 64
const ROW_HEIGHT_PX = 24
const FACE_PX = { top: 158, height: 96 }
const BAR_PX = { top: 24, height: 48 }
const FACE_BOTTOM_PX = FACE_PX.top + FACE_PX.height
/** Distance of a name or figure from its line. */
const LABEL_GAP_PX = 6

type RestEvent = { id: keyof typeof copy.events; name: string; minute: number }

export type RulerProps = { plan: RestPlan; events: readonly RestEvent[] }

export function Ruler({ plan, events }: RulerProps) {
  const { startMinute: start, hours } = computeRulerRange(plan)
  const toShare = (minute: number) => (minute - start) / (hours * 60)
  const barOf = (fromMinute: number, toMinute: number) => ({
    from: toShare(fromMinute),
    to: toShare(toMinute),
    height: BAR_PX.height,
  })
  const report = toShare(plan.report)
  const leaders = events.map(({ minute }) => toShare(minute))
  const stay = toShare(plan.leaveHotel) - toShare(plan.atHotel)
  const isInRightHalf = report > 0.5
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      <rect className={styles.rulerFace} y={FACE_PX.top} width="100%" height={FACE_PX.height} />
      <Stretched y={FACE_PX.top} height={FACE_PX.height}>
        <HourTicks start={start} hours={hours} height={FACE_PX.height} />
      </Stretched>
      <svg y={FACE_PX.top + BAR_PX.top}>
        <Bar className={styles.duty} {...barOf(plan.onBlocks, plan.dutyEnd)} />
        <Bar className={styles.travel} {...barOf(plan.dutyEnd, plan.atHotel)} />
        <Bar className={styles.hotel} {...barOf(plan.atHotel, plan.leaveHotel)} />
        <Bar className={styles.travel} {...barOf(plan.leaveHotel, plan.report)} />
      </svg>
      {stay > 0.2 && (
        <text
          className={styles.stayText}
          x={toPercent(toShare(plan.atHotel) + stay / 2)}
          y={FACE_PX.top + BAR_PX.top + 29}
          textAnchor="middle"
        >
          {formatDuration(plan.hotelStayMin)}
        </text>
      )}
      <svg x={toPercent(report)} overflow="visible">
        <rect
          className={styles.cursor}
          x="-12"
          y="4"
          width="24"
          height={FACE_BOTTOM_PX + 36}
          rx="2"
        />
      </svg>
      <VerticalLine className={parts.answer} share={report} y1="4" y2={FACE_BOTTOM_PX + 40} />
      {events.slice(0, -1).map(({ id, minute, name }, index) => {
        const isLeaving = id === 'leaveHotel'
        // Event names are stacked so that no leader line crosses one; leaving the hotel is on top.
        const y = EVENTS_TOP_PX + (isLeaving ? -1 : index) * ROW_HEIGHT_PX
        const x = toPercent(toShare(minute))
        const nameX = isLeaving && !isInRightHalf ? toPercent(report) : x
        return (
          <g key={id}>
            <line
              className={styles.leaderLine}
              x1={x}
              x2={x}
              y1={y - 4}
              y2={FACE_PX.top + BAR_PX.top}
            />
            <line className={styles.leaderLine} x1={x} x2={nameX} y1={y - 4} y2={y - 4} />
            <SideLabel
              className={`${styles.eventName} ${parts.halo}`}
              x={nameX}
              y={y}
              gap={LABEL_GAP_PX}
              isLeft={isLeaving && isInRightHalf}
            >
              <tspan className={parts.strong}>{formatTime(minute)}</tspan> {name}
            </SideLabel>
          </g>
        )
      })}
      <HourLabels start={start} hours={hours} leaders={leaders} offsetMin={0} y={FACE_PX.top - 8} />
      <HourLabels
        start={start}
        hours={hours}
        leaders={[]}
        offsetMin={KUWAIT_OFFSET_MINUTES}
        y={FACE_BOTTOM_PX + 18}
      />
      {[
        { y: 22, offsetMin: 0 },
        { y: FACE_BOTTOM_PX + 42, offsetMin: KUWAIT_OFFSET_MINUTES },
      ].map(({ y, offsetMin }) => (
        <SideLabel
          key={y}
          className={`${styles.figure} ${parts.halo}`}
          x={toPercent(report)}
          y={y}
          gap={LABEL_GAP_PX}
          isLeft={isInRightHalf}
        >
          {formatTime(plan.report, offsetMin)}
        </SideLabel>
      ))}
      <text
        className={`${parts.name} ${parts.halo}`}
        x="100%"
        y={FACE_PX.top - 28}
        textAnchor="end"
      >
        {copy.clocks.utc}
      </text>
      <text className={parts.name} x="0" y={FACE_BOTTOM_PX + 40}>
        {copy.clocks.kuwait}
      </text>
    </Drawing>
  )
}
