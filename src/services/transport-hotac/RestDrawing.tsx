import { Fragment } from 'react'
import { toolWords } from './toolWords.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime } from '#lib/clock.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import {
  Bar,
  Drawing,
  DrawingText,
  SideLabel,
  Ticks,
  toPercent,
  VerticalLine,
} from '#ui/Drawing/Drawing.tsx'
import { Handle } from '#ui/Drawing/Handle.tsx'
import { useDrag } from '#ui/Drawing/useDrag.ts'
import { listTicks } from '#ui/Drawing/scale.ts'
import { computeRulerRange, formatDuration, type RestPlan } from './model.ts'
import * as styles from './TransportHotacDrawing.css.ts'

const EVENTS_TOP_PX = 64
const ROW_HEIGHT_PX = 24
const FACE_PX = { top: 158, height: 112, bottom: 270 }
const BAR_PX = { top: 182, height: 48, names: 246 }
const TICK_PX = { short: 7, long: 14 }
const LABEL_GAP_PX = 6
/** Between labels and long ticks; multiples of Kuwait's offset, so that both clocks share them. */
const LABEL_INTERVAL_HOURS = KUWAIT_OFFSET_MINUTES / 60
const LONG_LABEL_INTERVAL_HOURS = 2 * LABEL_INTERVAL_HOURS

type RestEvent = { id: keyof typeof toolWords.events; name: string; minute: number }

export type RestDrawingProps = {
  plan: RestPlan
  events: readonly RestEvent[]
  /** Called with the report, in minutes since the epoch, to which its line is dragged. */
  onReport: (minute: number) => void
  onCancel: () => void
}

export function RestDrawing({ plan, events, onReport, onCancel }: RestDrawingProps) {
  const { scale, handle } = useDrag({
    scale: computeRulerRange(plan),
    axis: 'horizontal',
    onMove: ({ x }, held) => onReport(held.startMinute + x * held.hours * 60),
    onCancel,
  })
  const { startMinute, hours } = scale
  const toShare = (minute: number) => (minute - startMinute) / (hours * 60)
  const [onBlocks = 0, dutyEnd = 0, atHotel = 0, leaveHotel = 0, report = 0] = events.map(
    ({ minute }) => toShare(minute),
  )
  const interval = hours > 36 ? LONG_LABEL_INTERVAL_HOURS : LABEL_INTERVAL_HOURS
  const allHours = listTicks(1, hours).map((hour) => ({
    minute: startMinute + hour * 60,
    share: hour / hours,
    isLabelled: (startMinute / 60 + hour) % interval === 0,
  }))
  const labelledHours = allHours.filter(({ isLabelled }) => isLabelled)
  const ticks = [
    { className: parts.line, length: TICK_PX.short, shares: allHours.map(({ share }) => share) },
    {
      className: parts.working,
      length: TICK_PX.long,
      shares: labelledHours.map(({ share }) => share),
    },
  ]
  const dutyStart = toShare(plan.dutyStart)
  const bar = { y: BAR_PX.top, height: BAR_PX.height }
  const stay = leaveHotel - atHotel
  const isInRightHalf = report > 0.5
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing}>
      <rect className={parts.face} y={FACE_PX.top} width="100%" height={FACE_PX.height} />
      {allHours.map((hour) => (
        <Midnight key={hour.minute} minute={hour.minute} share={hour.share} />
      ))}
      <Bar className={styles.precedingDuty} {...bar} from={dutyStart} to={onBlocks} />
      {onBlocks - dutyStart > 0.33 && (
        <DrawingText
          className={parts.event}
          x={toPercent((dutyStart + onBlocks) / 2)}
          y={BAR_PX.top + 29}
          textAnchor="middle"
        >
          {toolWords.preceding(formatDuration(plan.dutyEnd - plan.dutyStart))}
        </DrawingText>
      )}
      <Bar className={styles.duty} {...bar} from={onBlocks} to={dutyEnd} />
      <Bar className={styles.travel} {...bar} from={dutyEnd} to={atHotel} />
      <Bar className={styles.hotel} {...bar} from={atHotel} to={leaveHotel} />
      <Bar className={styles.travel} {...bar} from={leaveHotel} to={report} />
      {stay > 0.2 && (
        <DrawingText
          className={parts.event}
          x={toPercent(atHotel + stay / 2)}
          y={BAR_PX.top + 29}
          textAnchor="middle"
        >
          <tspan className={stay > 0.33 ? undefined : parts.wide}>{toolWords.blocks.hotel} </tspan>
          {formatDuration(plan.hotelStayMin)}
        </DrawingText>
      )}
      {/* The names of both ways extend to the side on which no line crosses them. */}
      {atHotel > dutyEnd && (
        <>
          <DrawingText
            className={`${parts.label} ${parts.wide}`}
            x={toPercent(dutyEnd)}
            y={BAR_PX.names}
          >
            {toolWords.blocks.travel}
          </DrawingText>
          <DrawingText
            className={`${parts.label} ${parts.wide}`}
            x={toPercent(report)}
            dx={-LABEL_GAP_PX}
            y={BAR_PX.names}
            textAnchor="end"
          >
            {toolWords.blocks.travel}
          </DrawingText>
        </>
      )}
      <svg x={toPercent(report)} overflow="visible">
        <rect className={parts.lens} x="-12" y="4" width="24" height={FACE_PX.bottom + 36} rx="2" />
      </svg>
      <VerticalLine className={parts.answer} share={report} y1="4" y2={FACE_PX.bottom + 40} />
      {events.slice(0, -1).map(({ id, minute, name }, index) => {
        const isLeaving = id === 'leaveHotel'
        // Event names are stacked so that no leader line crosses one; leaving the hotel is on top.
        const y = EVENTS_TOP_PX + (isLeaving ? -1 : index) * ROW_HEIGHT_PX
        const x = toPercent(toShare(minute))
        const nameX = isLeaving && !isInRightHalf ? toPercent(report) : x
        return (
          <g key={id}>
            <line className={parts.line} x1={x} x2={x} y1={y - 4} y2={BAR_PX.top} />
            <line className={parts.line} x1={x} x2={nameX} y1={y - 4} y2={y - 4} />
            <SideLabel
              className={`${styles.eventName} ${parts.halo}`}
              x={nameX}
              y={y}
              gap={LABEL_GAP_PX}
              isLeft={isLeaving && isInRightHalf}
            >
              <tspan className={parts.strong}>{formatTime(minute)}Z</tspan> {name}
            </SideLabel>
          </g>
        )
      })}
      {ticks.map(({ length, ...rest }) => (
        <Fragment key={length}>
          <Ticks {...rest} y={FACE_PX.top} length={length} />
          <Ticks {...rest} y={FACE_PX.bottom - length} length={length} />
        </Fragment>
      ))}
      {labelledHours.map((hour) => (
        <HourLabels key={hour.minute} {...hour} />
      ))}
      <line className={parts.line} x2="100%" y1={FACE_PX.top} y2={FACE_PX.top} />
      <line className={parts.line} x2="100%" y1={FACE_PX.bottom} y2={FACE_PX.bottom} />
      {[
        { y: 22, text: `${formatTime(plan.report)}Z` },
        { y: FACE_PX.bottom + 42, text: formatTime(plan.report, KUWAIT_OFFSET_MINUTES) },
      ].map(({ y, text }) => (
        <SideLabel
          key={y}
          className={`${parts.figure} ${parts.halo}`}
          x={toPercent(report)}
          y={y}
          gap={LABEL_GAP_PX}
          isLeft={isInRightHalf}
        >
          {text}
        </SideLabel>
      ))}
      <Handle
        x={toPercent(report)}
        y={0}
        height="100%"
        knobY={(FACE_PX.top + FACE_PX.bottom) / 2}
        handle={handle}
      />
      <DrawingText className={`${parts.name} ${parts.halo}`} x="0" y={FACE_PX.top - 28}>
        {toolWords.clocks.utc}
      </DrawingText>
      <DrawingText className={parts.name} x="0" y={FACE_PX.bottom + 40}>
        {toolWords.clocks.kuwait}
      </DrawingText>
    </Drawing>
  )
}

type HourProps = { minute: number; share: number }

const formatHours = (minute: number) =>
  [0, KUWAIT_OFFSET_MINUTES].map((offsetMin) => formatTime(minute, offsetMin).slice(0, 2))

const Midnight = ({ minute, share }: HourProps) =>
  formatHours(minute).includes('00') && (
    <VerticalLine className={parts.dashed} share={share} y1={FACE_PX.top} y2={FACE_PX.bottom} />
  )

const HourLabels = ({ minute, share }: HourProps) =>
  formatHours(minute).map((text, index) => (
    <DrawingText
      key={text}
      className={`${text === '00' ? parts.strong : parts.label} ${parts.halo}`}
      x={toPercent(share)}
      y={index ? FACE_PX.bottom + 18 : FACE_PX.top - 8}
      textAnchor="middle"
    >
      {text}
    </DrawingText>
  ))
