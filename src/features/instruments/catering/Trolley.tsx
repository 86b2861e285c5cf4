import * as parts from '#ui/Drawing/Drawing.css.ts'
import { type Bay, TROLLEYS } from './model.ts'
import * as styles from './CateringInstrument.css.ts'

const UNIT_MM = 2
const TRAY_ROWS = 14
/** Free space beside and above the largest shape of a view. */
const MARGIN_MM = 40
/** Width to height of a view, and how many views wide the front view may become. */
const ASPECT = 0.82
const FRONT_VIEWS = 2.1

const units = (mm: number) => mm / UNIT_MM
const MAX_TROLLEY = {
  depthMm: Math.max(...TROLLEYS.map(({ depthMm }) => depthMm)),
  heightMm: Math.max(...TROLLEYS.map(({ heightMm }) => heightMm)),
}

/** Size of every view. Its aspect is constant, so that a larger bay does not move the page. */
export function viewFor({ widthMm = 0, depthMm = 0, heightMm = 0 }: Bay) {
  const width = Math.max(MAX_TROLLEY.depthMm, depthMm, widthMm / FRONT_VIEWS) + MARGIN_MM
  const height = Math.max(Math.max(MAX_TROLLEY.heightMm, heightMm) + MARGIN_MM, width / ASPECT)
  return { width: Math.round(units(height * ASPECT)), height: Math.round(units(height)) }
}
export type View = ReturnType<typeof viewFor>

const floorOf = (view: View) => view.height - 12

type ShapeProps = {
  className: string
  view: View
  fromMm?: number
  widthMm: number
  heightMm: number
}

/** A rectangle on the floor. */
export function Shape({ className, view, fromMm = 0, widthMm, heightMm }: ShapeProps) {
  return (
    <rect
      className={`${className} ${parts.thin}`}
      x={units(fromMm)}
      y={floorOf(view) - units(heightMm)}
      width={units(widthMm)}
      height={units(heightMm)}
    />
  )
}

export type TrolleyProps = {
  view: View
  tone: keyof typeof styles.trolley
  fromMm?: number
  /** Its width from the front, its depth from the side. */
  widthMm: number
  heightMm: number
  hasTrays: boolean
}

export function Trolley({ view, tone, fromMm = 0, widthMm, heightMm, hasTrays }: TrolleyProps) {
  const [left, width, floor] = [units(fromMm), units(widthMm), floorOf(view)]
  const castor = (x: number) => `M${x} ${floor - 1}a8 8 0 1 1 1 0Z`
  const foot = `M${left} ${floor - 20}h${width}${castor(left + 22)}${castor(left + width - 22)}`
  const pitch = (units(heightMm) - 55) / TRAY_ROWS
  const trays = Array.from(
    { length: hasTrays ? TRAY_ROWS : 0 },
    (_, row) => `M${left + 12} ${Math.round(floor - 40 - row * pitch)}h${width - 24}`,
  )
  return (
    <>
      <Shape
        className={styles.trolley[tone]}
        view={view}
        fromMm={fromMm}
        widthMm={widthMm}
        heightMm={heightMm}
      />
      <path className={`${styles.tray[tone]} ${parts.thin}`} d={foot + trays.join('')} />
    </>
  )
}

/** As long as its cell, which clips it. */
export function Floor({ view }: { view: View }) {
  return <path className={`${parts.working} ${parts.thin}`} d={`M-4 ${floorOf(view)}h9999`} />
}
