import { toolWords } from './toolWords.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import {
  Bar,
  Drawing,
  DrawingText,
  SideLabel,
  Stretched,
  toPercent,
  VerticalLine,
} from '#ui/Drawing/Drawing.tsx'
import { Handle } from '#ui/Drawing/Handle.tsx'
import { useDrag } from '#ui/Drawing/useDrag.ts'
import { createTickPath, listTicks, roundUpToNiceStep } from '#ui/Drawing/scale.ts'
import type { FuelUnit } from './units.ts'
import * as styles from './FuelDrawing.css.ts'
import { AMOUNT_RANGE, type ConvertedUplift, formatAmount } from './model.ts'

/** The share of every ruler at which the uplift is drawn, unless it is dragged. */
const UPLIFT_SHARE = 0.8
/** Between these shares of a ruler, a released line stays where it is. */
const KEPT_SHARES = { min: 0.25, max: 0.92 }
/** Labels closer to the line than this are left out, because they would overlap it. */
const LABEL_GAP_SHARE = { phone: 0.12, wide: 0.07 }
const MIN_LABEL_STEP_SHARE = 0.25
const TICKS_PER_LABEL = 10
/**
 * The length of the shortest ruler in the visitor's unit. A hundredth of it, the smallest amount that can be
 * dragged, has at most two decimals.
 */
const MIN_LENGTH = 1

/** Pixels: from the top of a row to its ruler, the height of the ruler, and of the line below it. */
const RULER_TOP_PX = 36
const RULER_HEIGHT_PX = 56
const LINE_END_PX = 14
const TICK_PX = { short: 7, long: 17 }

export type FuelDrawingProps = {
  resultUnit: FuelUnit
  units: readonly ConvertedUplift[]
  amount: number
  onAmount: (amount: number) => void
}

export function FuelDrawing({ resultUnit, units, amount, onAmount }: FuelDrawingProps) {
  const gaps = units.length - 1
  const { scale, handle } = useDrag({
    scale: { length: Math.max(amount / UPLIFT_SHARE, MIN_LENGTH) },
    isKept: (kept) =>
      amount >= KEPT_SHARES.min * kept.length && amount <= KEPT_SHARES.max * kept.length,
    axis: 'horizontal',
    onMove: ({ x }, held) =>
      onAmount(roundAmount(Math.min(Math.max(x, 0.01), 1) * held.length, held.length)),
    onCancel: () => onAmount(amount),
  })
  const { length } = scale
  const share = amount === 0 ? UPLIFT_SHARE : amount / length
  const isInLeftHalf = share < 0.5
  return (
    <Drawing {...toolWords.drawing} className={styles.drawing} miniatureHeight={500}>
      {units.map((uplift, row) => (
        <svg key={uplift.unit} y={toPercent(row / gaps)} width="100%" overflow="visible">
          {/* The last ruler ends above the end of the line, at any height of the drawing. */}
          <g
            transform={`translate(0 ${(-row / gaps) * (RULER_TOP_PX + RULER_HEIGHT_PX + LINE_END_PX)})`}
          >
            <Ruler uplift={uplift} share={share} />
            <DrawingText className={parts.name} x="0" y={RULER_TOP_PX - 11}>
              {toolWords.units[uplift.unit]}
            </DrawingText>
            <SideLabel
              className={uplift.unit === resultUnit ? styles.resultFigure : styles.figure}
              x={toPercent(share)}
              gap={24}
              y={RULER_TOP_PX - 11}
              isLeft={!isInLeftHalf}
            >
              {formatAmount(uplift.amount)}
            </SideLabel>
          </g>
        </svg>
      ))}
      <svg x={toPercent(share)} overflow="visible">
        <rect className={parts.lens} x="-16" width="32" height="100%" rx="2" />
      </svg>
      <VerticalLine className={parts.answer} share={share} y1="6" y2="100%" />
      {amount > 0 && <Handle x={toPercent(share)} y={0} height="100%" knobY={6} handle={handle} />}
    </Drawing>
  )
}

/** @returns the amount in steps of about half a per mille of the ruler, and within the range of the field */
function roundAmount(amount: number, length: number): number {
  const step = roundUpToNiceStep(Math.min(length, AMOUNT_RANGE.max) / 2000)
  const rounded = Number((Math.round(amount / step) * step).toPrecision(6))
  return Math.min(rounded, AMOUNT_RANGE.max)
}

type RulerProps = {
  uplift: ConvertedUplift
  /** Position of the uplift as a fraction of the ruler. */
  share: number
}

function Ruler({ uplift: { amount, light, heavy }, share }: RulerProps) {
  // Without an uplift there is no scale.
  if (amount === 0) return <Face />
  const length = amount / share
  const step = roundUpToNiceStep(length * MIN_LABEL_STEP_SHARE)
  const toShare = (value: number) => value / length
  const labels = listTicks(step, length)
  const ticks = listTicks(step / TICKS_PER_LABEL, length)
  const [from, to] = [Math.min(light, heavy), Math.max(light, heavy)].map(toShare)
  return (
    <>
      <Face />
      {light !== heavy && (
        <Bar
          className={styles.bracket}
          from={Math.min(from ?? 0, 1)}
          to={Math.min(to ?? 0, 1)}
          y={RULER_TOP_PX}
          height={TICK_PX.long}
        />
      )}
      <Stretched y={RULER_TOP_PX} height={RULER_HEIGHT_PX}>
        <path
          className={`${parts.line} ${parts.thin}`}
          d={`M0 0H1000${createTickPath(ticks.map(toShare), 0, TICK_PX.short)}`}
        />
        <path
          className={`${parts.working} ${parts.thin}`}
          d={createTickPath(labels.map(toShare), 0, TICK_PX.long)}
        />
      </Stretched>
      {labels.map((value) => {
        const gap = Math.abs(toShare(value) - share)
        return (
          gap >= LABEL_GAP_SHARE.wide && (
            <DrawingText
              key={value}
              className={gap < LABEL_GAP_SHARE.phone ? `${parts.label} ${parts.wide}` : parts.label}
              x={toPercent(toShare(value))}
              dx={value ? 0 : 6}
              y={RULER_TOP_PX + RULER_HEIGHT_PX - 10}
              textAnchor={value ? (toShare(value) > 0.95 ? 'end' : 'middle') : 'start'}
            >
              {formatAmount(value)}
            </DrawingText>
          )
        )
      })}
    </>
  )
}

const Face = () => (
  <rect className={parts.face} y={RULER_TOP_PX} width="100%" height={RULER_HEIGHT_PX} />
)
