import type { ReactNode } from 'react'
import { copy } from '#content/instruments/operations.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import type { PermitPlan } from './model.ts'
import * as styles from './OperationsInstrument.css.ts'

/** Pixels from the top of the drawing to the days' cells, their height and their lower edge. */
export const CELLS_TOP_PX = 88
export const CELL_HEIGHT_PX = 128
export const CELLS_BOTTOM_PX = CELLS_TOP_PX + CELL_HEIGHT_PX

type HatchProps = { id: string; gap: number; className: string }

export function Hatch({ id, gap, className }: HatchProps) {
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
  /** Edges of the day to send by. */
  left: string
  right: string
  /** Points to the left. In the right half of a phone, the text has no room on the other side. */
  isTurned: boolean
  children: ReactNode
}

export function Flag({ left, right, isTurned, children }: FlagProps) {
  return (
    <svg x={isTurned ? right : left} overflow="visible">
      <path
        className={styles.flag}
        d={`M0 0h22l-6 9 6 9H2V${CELLS_TOP_PX + 2}H0Z`}
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

type LeadTimeProps = { plan: PermitPlan; from: string; to: string }

export function LeadTime({ plan, from, to }: LeadTimeProps) {
  return (
    <svg y={CELLS_BOTTOM_PX + 62} overflow="visible">
      <line className={parts.working} x1={from} x2={to} />
      <line className={parts.working} x1={from} x2={from} y1="-6" y2="6" />
      <line className={parts.working} x1={to} x2={to} y1="-6" y2="6" />
      <text className={parts.name} x={from} y="24">
        {plan.daysAhead} {copy.ahead}
      </text>
    </svg>
  )
}
