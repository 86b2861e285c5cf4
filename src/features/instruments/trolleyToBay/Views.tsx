import { trolleyToBay as copy } from '#content/instruments/trolleyToBay.ts'
import type { ReactNode } from 'react'
import * as parts from '../frame/Drawing.css.ts'
import { percent, Drawing } from '../frame/Drawing.tsx'
import { type Bay, type Fit, TROLLEYS, type TrolleyId } from './model.ts'
import * as styles from './TrolleyToBay.css.ts'

/** Scale of both views, and the left edge of each trolley's column. */
const UNIT_MM = 2
const COLUMNS = [0, 424, 774]
const WIDTH = 1216
const HEIGHT = 590
const FLOOR = 580
const TRAY_ROWS = 14

export type ViewsProps = {
  /** How many of each trolley the trays need. */
  counts: Readonly<Partial<Record<TrolleyId, number>>>
  bay: Bay
  fits: readonly Fit[] | undefined
  verdicts: readonly string[]
}

/** The trolleys from the front and from the side, to scale, with the outline of the bay. */
export function Views({ counts, bay, fits, verdicts }: ViewsProps) {
  return (
    <Drawing {...copy.drawing} className={styles.drawing}>
      {TROLLEYS.map(({ id }, index) => (
        <svg key={id} x={percent((COLUMNS[index] ?? 0) / WIDTH)} overflow="visible">
          <text className={parts.strong} y="12">
            {copy.trolleys[id].split(' ').map((word, line) => (
              <tspan key={word} x="0" dy={line * 14}>
                {word}
              </tspan>
            ))}
          </text>
          {fits && (
            <text className={fits[index]?.count ? parts.result : parts.label} y="40">
              {verdicts[index]}
            </text>
          )}
          {(counts[id] ?? 0) > 0 && (
            <text className={styles.count} y="61">
              × {counts[id]}
            </text>
          )}
        </svg>
      ))}
      {(['front', 'side'] as const).map((view) => (
        <View key={view} y={view === 'front' ? '15%' : '55%'} name={copy.views[view]}>
          {TROLLEYS.map((trolley, index) => {
            const x = COLUMNS[index] ?? 0
            const widthMm = view === 'front' ? trolley.widthMm : trolley.depthMm
            const bayMm = view === 'front' ? bay.widthMm : bay.depthMm
            const isFitting = (fits?.[index]?.count ?? 0) > 0
            return (
              <svg
                key={trolley.id}
                x={x}
                width={(COLUMNS[index + 1] ?? WIDTH) - x - 8}
                height={HEIGHT}
              >
                <Box
                  className={isFitting ? styles.fits : styles.trolley}
                  widthMm={widthMm}
                  heightMm={trolley.heightMm}
                />
                <path
                  className={`${styles.tray} ${parts.thin}`}
                  d={foot(widthMm) + (trolley.trays ? trays(widthMm) : '')}
                />
                {bayMm && bay.heightMm && (
                  <Box className={styles.bay} widthMm={bayMm} heightMm={bay.heightMm} />
                )}
              </svg>
            )
          })}
        </View>
      ))}
      <svg width="100%" height="4%" y="96%" overflow="visible">
        <svg {...plan(20)} height="100%">
          <path className={`${parts.line} ${parts.thin}`} d="M2 4H252M2 0V8M252 0V8" />
        </svg>
        <text className={parts.label} x={percent(262 / WIDTH)} y="8">
          {copy.scale}
        </text>
      </svg>
    </Drawing>
  )
}

const plan = (height: number) =>
  ({
    width: '100%',
    viewBox: `0 0 ${WIDTH} ${height}`,
    preserveAspectRatio: 'xMinYMin',
  }) as const

type ViewProps = { y: string; name: string; children: ReactNode }

/** Trolleys on a common floor line, with the name of the view. */
function View({ y, name, children }: ViewProps) {
  return (
    <svg y={y} width="100%" height="38%" overflow="visible">
      <svg {...plan(HEIGHT)} height="100%">
        {children}
        <path className={`${parts.working} ${parts.thin}`} d={`M0 ${FLOOR}H${WIDTH}`} />
      </svg>
      <text className={`${parts.name} ${parts.halo}`} x="100%" y="12" textAnchor="end">
        {name}
      </text>
    </svg>
  )
}

type BoxProps = { className: string; widthMm: number; heightMm: number }

/** A rectangle on the floor, at the left of its column. */
function Box({ className, widthMm, heightMm }: BoxProps) {
  const height = heightMm / UNIT_MM
  return (
    <rect
      className={`${className} ${parts.thin}`}
      x="2"
      y={FLOOR - height}
      width={widthMm / UNIT_MM}
      height={height}
    />
  )
}

/** @returns path data of the base and two castors */
function foot(widthMm: number): string {
  const width = widthMm / UNIT_MM
  const castor = (x: number) => `M${x} ${FLOOR - 1}a8 8 0 1 1 1 0Z`
  return `M2 ${FLOOR - 20}h${width}${castor(22)}${castor(width - 20)}`
}

/** @returns path data of the rows of trays */
function trays(widthMm: number): string {
  const pitch = 460 / TRAY_ROWS
  const rows = Array.from({ length: TRAY_ROWS }, (_, row) => Math.round(FLOOR - 40 - row * pitch))
  return rows.map((y) => `M14 ${y}h${widthMm / UNIT_MM - 24}`).join('')
}
