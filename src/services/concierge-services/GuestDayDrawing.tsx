import { useId } from 'react'
import { toolWords } from './toolWords.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'
import { padTwoDigits } from '#lib/format.ts'
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
import { Hatch } from '#ui/Drawing/Hatch.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'
import { useDrag } from '#ui/Drawing/useDrag.ts'
import { type SunBand, SunPath } from '#ui/SunPath/SunPath.tsx'
import { formatSpan, type GuestDay, PRAYERS, type Span } from './model.ts'
import * as styles from './ConciergeServicesDrawing.css.ts'

const ANSWER_PX = { top: 4, figure: 24, name: 44 }
const PRAYER_PX = { top: 64, name: 74, figure: 90 }
const OFFICES_PX = { top: 108, height: 18, text: 121 }
const FAST_PX = { top: 134, height: 8 }
const RAIL: SunBand = {
  top: 172,
  bottom: 268,
  horizon: 238,
  perRadian: { above: 43, below: 19 },
}
const RAIL_HEIGHT_PX = RAIL.bottom - RAIL.top
const ARRIVAL_TEXT_PX = 318
const GAP_PX = 4
const KNOB_GAP_PX = 14
const TICK_PX = { short: 5, long: 10 }
const LABELLED_HOURS = listTicks(3, 21)
const HOUR_SHARES = listTicks(1, 24).map((hour) => hour / 24)
const LABEL_SHARES = LABELLED_HOURS.map((hour) => hour / 24)
const PHONE_LABEL_INTERVAL_HOURS = 6

const toShare = (minuteOfDay: number) => minuteOfDay / MINUTES_PER_DAY

export type GuestDayDrawingProps = {
  guestDay: GuestDay
  /** The arrival in minutes after midnight in Kuwait. */
  arrivalMin: number | null
  onArrival: (minuteOfDay: number) => void
  onCancel: () => void
}

export function GuestDayDrawing({
  guestDay,
  arrivalMin,
  onArrival,
  onCancel,
}: GuestDayDrawingProps) {
  const id = useId()
  const { day, times, prayers, fast, heat, isFriday } = guestDay
  const { handle } = useDrag({
    scale: {},
    axis: 'horizontal',
    onMove: ({ x }) => onArrival(x * MINUTES_PER_DAY),
    onCancel,
  })
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing}>
      <Hatch id={`${id}closed`} gap={7} className={parts.hatching} />
      <Hatch id={`${id}heat`} gap={9} className={styles.heatHatch} />
      <rect className={parts.face} y={RAIL.top} width="100%" height={RAIL_HEIGHT_PX} />
      <SunPath
        start={day * MINUTES_PER_DAY - KUWAIT_OFFSET_MINUTES}
        band={RAIL}
        className={{ twilight: styles.twilight, daylight: styles.daylight, path: parts.sunPath }}
      />
      {heat && (
        <>
          <SpanBar span={heat} y={RAIL.top} height={RAIL_HEIGHT_PX} fill={`url(#${id}heat)`} />
          <DrawingText
            className={parts.strong}
            x={toPercent(toShare((heat.fromMin + heat.toMin) / 2))}
            y={RAIL.bottom - 10}
            textAnchor="middle"
          >
            {toolWords.heat}
          </DrawingText>
        </>
      )}
      {PRAYERS.map((prayer) => {
        const span = prayers[prayer]
        const isAnswer = prayer === 'maghrib'
        const share = toShare(span.fromMin)
        const label = { x: toPercent(share), gap: GAP_PX, isLeft: prayer !== 'isha' }
        const name =
          isFriday && prayer === 'dhuhr' ? toolWords.fridayPrayerShort : toolWords.prayers[prayer]
        const y = isAnswer ? ANSWER_PX : PRAYER_PX
        return (
          <g key={prayer}>
            <VerticalLine
              className={isAnswer ? parts.answer : parts.line}
              share={share}
              y1={y.top}
              y2={isAnswer ? RAIL.bottom + 6 : RAIL.bottom}
            />
            <SpanBar
              className={isAnswer ? styles.iftar : styles.prayer}
              span={span}
              y={RAIL.top}
              height={RAIL_HEIGHT_PX}
            />
            <SideLabel
              {...label}
              className={`${isAnswer ? parts.figure : styles.prayerTime} ${parts.halo}`}
              y={y.figure}
            >
              {formatTime(span.fromMin)}
            </SideLabel>
            <SideLabel {...label} className={`${styles.prayerName} ${parts.halo}`} y={y.name}>
              {name}
            </SideLabel>
          </g>
        )
      })}
      <OfficesRow guestDay={guestDay} hatch={`url(#${id}closed)`} />
      {fast && (
        <>
          <SpanBar className={styles.fast} span={fast} y={FAST_PX.top} height={FAST_PX.height} />
          <VerticalLine
            className={styles.fastEnd}
            share={toShare(fast.toMin)}
            y1={FAST_PX.top}
            y2={FAST_PX.top + FAST_PX.height}
          />
          <DrawingText
            className={`${parts.label} ${parts.halo}`}
            x="0"
            y={FAST_PX.top + FAST_PX.height}
          >
            {toolWords.fast}
          </DrawingText>
        </>
      )}
      <line className={parts.line} x2="100%" y1={RAIL.top} y2={RAIL.top} />
      <line className={parts.grid} x2="100%" y1={RAIL.horizon} y2={RAIL.horizon} />
      <line className={parts.line} x2="100%" y1={RAIL.bottom} y2={RAIL.bottom} />
      <Ticks className={parts.line} shares={HOUR_SHARES} y={RAIL.top} length={TICK_PX.short} />
      <Ticks className={parts.line} shares={LABEL_SHARES} y={RAIL.top} length={TICK_PX.long} />
      <Ticks
        className={parts.line}
        shares={HOUR_SHARES}
        y={RAIL.bottom - TICK_PX.short}
        length={TICK_PX.short}
      />
      <Ticks
        className={parts.line}
        shares={LABEL_SHARES}
        y={RAIL.bottom - TICK_PX.long}
        length={TICK_PX.long}
      />
      {LABELLED_HOURS.map((hour) => (
        <HourLabels key={hour} hour={hour} />
      ))}
      <DrawingText className={parts.name} x="100%" y={RAIL.top - 8} textAnchor="end">
        {toolWords.clocks.kuwait}
      </DrawingText>
      <DrawingText className={parts.label} x="100%" y={RAIL.bottom + 18} textAnchor="end">
        {toolWords.clocks.utc}
      </DrawingText>
      {arrivalMin !== null && (
        <>
          <VerticalLine
            className={styles.arrival}
            share={toShare(arrivalMin)}
            y1={RAIL.top - 22}
            y2={ARRIVAL_TEXT_PX - 5}
          />
          <SideLabel
            className={`${parts.event} ${parts.halo}`}
            x={toPercent(toShare(arrivalMin))}
            y={ARRIVAL_TEXT_PX}
            gap={KNOB_GAP_PX}
            isLeft={arrivalMin > times.dhuhr}
          >
            {toolWords.arrival} {formatTime(arrivalMin)}
          </SideLabel>
          <Handle
            x={toPercent(toShare(arrivalMin))}
            y={RAIL.top}
            height={ARRIVAL_TEXT_PX + 10 - RAIL.top}
            knobY={ARRIVAL_TEXT_PX - 5}
            handle={handle}
          />
        </>
      )}
    </Drawing>
  )
}

type SpanBarProps = {
  span: Span
  y: number
  height: number
  className?: string
  fill?: string
}

const SpanBar = ({ span, className = '', ...rest }: SpanBarProps) => (
  <Bar {...rest} className={className} from={toShare(span.fromMin)} to={toShare(span.toMin)} />
)

function OfficesRow({ guestDay: { offices }, hatch }: { guestDay: GuestDay; hatch: string }) {
  const { top, height, text } = OFFICES_PX
  const isOpen = offices.state === 'open'
  return (
    <>
      <rect className={parts.face} y={top} width="100%" height={height} />
      {isOpen ? (
        <>
          <SpanBar className={styles.someOffices} span={offices.some} y={top} height={height} />
          <SpanBar className={styles.allOffices} span={offices.all} y={top} height={height} />
          <DrawingText
            className={`${styles.officeHours} ${parts.wide}`}
            x={toPercent(toShare((offices.all.fromMin + offices.all.toMin) / 2))}
            y={text}
            textAnchor="middle"
          >
            {formatSpan(offices.all)}
          </DrawingText>
        </>
      ) : (
        <rect y={top} width="100%" height={height} fill={hatch} />
      )}
      {isOpen ? (
        <DrawingText className={`${parts.label} ${styles.officesText}`} x="6" y={text}>
          {toolWords.offices.label}
        </DrawingText>
      ) : (
        <DrawingText className={`${parts.strong} ${styles.officesText}`} x="6" y={text}>
          {toolWords.offices.closed(offices)}
          {/* A phone has no room for the reason, which the result gives. */}
          <tspan className={parts.wide}>{toolWords.offices.why(offices)}</tspan>
        </DrawingText>
      )}
    </>
  )
}

function HourLabels({ hour }: { hour: number }) {
  const place = {
    x: toPercent(hour / 24),
    textAnchor: hour === 0 ? 'start' : 'middle',
  } as const
  const wide = hour % PHONE_LABEL_INTERVAL_HOURS > 0 ? parts.wide : ''
  return (
    <>
      <DrawingText className={`${parts.name} ${parts.halo} ${wide}`} {...place} y={RAIL.top - 8}>
        {padTwoDigits(hour)}
      </DrawingText>
      <DrawingText
        className={`${parts.label} ${parts.halo} ${wide}`}
        {...place}
        y={RAIL.bottom + 18}
      >
        {formatTime(hour * 60 - KUWAIT_OFFSET_MINUTES).slice(0, 2)}
      </DrawingText>
    </>
  )
}
