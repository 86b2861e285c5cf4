import type { ReactNode } from 'react'
import { toolWords } from './toolWords.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Cell, Cells, ScaleCell } from '#toolHost/Cells.tsx'
import { type Bay, type PossibleFit, TROLLEYS } from './model.ts'
import * as styles from './CateringDrawing.css.ts'

const UNIT_MM = 2
const TRAY_ROWS = 14
const [FRONT, , DEEPEST] = TROLLEYS
/** Free space beside and above the largest shape of a view, in millimetres. */
const MARGIN_MM = 40
/** Room for the floor, in units. */
const FOOT = 12
const ASPECT = 0.82
/** The front view spans two columns and the gap between them: this many times the width of one view. */
const FRONT_VIEWS = 2.1

/** The wheels below a trolley and the gap below its body, in units. */
const CASTOR_RADIUS = 7
const BODY_BOTTOM = 20

const toUnits = (mm: number) => mm / UNIT_MM

type View = { width: number; height: number }

/** @returns the size of every view. Its aspect is constant, so that a larger bay does not move the page. */
function getView({ widthMm = 0, depthMm = 0, heightMm = 0 }: Bay): View {
  const width = Math.max(DEEPEST.depthMm, depthMm, widthMm / FRONT_VIEWS) + MARGIN_MM
  const height = Math.max(Math.max(FRONT.heightMm, heightMm) + MARGIN_MM, width / ASPECT)
  return { width: Math.round(toUnits(height * ASPECT)), height: Math.round(toUnits(height)) }
}

export type LoadView = {
  columns: { inside: number; outside: number }
  /** The trolleys in the bay and beside it, such as `4 full + 1 half`. */
  contents: { inside: string; outside: string }
}

export type TrolleyDrawingProps = {
  bay: Bay
  trolleys: readonly PossibleFit[]
  /** Undefined until the bay has all its dimensions. */
  load: LoadView | undefined
}

export function TrolleyDrawing({ bay, trolleys, load }: TrolleyDrawingProps) {
  const view = getView(bay)
  const { inside = 0, outside = 0 } = load?.columns ?? {}
  const contents = load?.contents
  const front = { widthMm: FRONT.widthMm, heightMm: FRONT.heightMm, hasTrays: true }
  return (
    <Cells {...toolWords.drawing} columns="three">
      <span className={styles.view}>{toolWords.views.front}</span>
      <Cell
        isDouble
        view={view}
        lines={[
          { tone: inside > 0 ? 'result' : 'strong', text: contents?.inside },
          { tone: 'label', text: contents && toolWords.inside },
        ]}
      >
        <Floor view={view}>
          <Trolleys {...front} count={inside || 1} tone={inside > 0 ? 'fits' : 'plain'} />
          <BayOutline widthMm={bay.widthMm} heightMm={bay.heightMm} />
        </Floor>
      </Cell>
      <Cell
        view={view}
        lines={[
          { tone: 'strong', text: contents?.outside },
          { tone: 'label', text: contents && toolWords.outside },
        ]}
      >
        <Floor view={view}>
          <Trolleys {...front} count={outside} tone="plain" />
        </Floor>
      </Cell>
      <span className={styles.view}>{toolWords.views.side}</span>
      {trolleys.map((trolley) => {
        const { id, depthMm, heightMm, trays, count = 0, deep = 1 } = trolley
        const isFitting = count > 0
        const lines = [
          { tone: 'strong', text: toolWords.trolleys[id] },
          { tone: isFitting ? 'result' : 'label', text: describeFit(trolley) },
        ] as const
        return (
          <Cell key={id} lines={lines} view={view}>
            <Floor view={view}>
              <Trolleys
                count={isFitting ? deep : 1}
                tone={isFitting ? 'fits' : 'plain'}
                widthMm={depthMm}
                heightMm={heightMm}
                hasTrays={trays !== undefined}
              />
              <BayOutline widthMm={bay.depthMm} heightMm={bay.heightMm} />
            </Floor>
          </Cell>
        )
      })}
      <ScaleCell label={toolWords.scale} length={250} viewWidth={view.width} />
    </Cells>
  )
}

/** Draws its children on a floor, whose line is longer than any cell; the cell clips it. */
function Floor({ view, children }: { view: View; children: ReactNode }) {
  return (
    <g transform={`translate(0 ${view.height - FOOT})`}>
      <path className={`${parts.working} ${parts.thin}`} d="M-4 0h9999" />
      {children}
    </g>
  )
}

type TrolleysProps = {
  count: number
  tone: keyof typeof styles.trolley
  widthMm: number
  heightMm: number
  hasTrays: boolean
}

function Trolleys({ count, tone, widthMm, heightMm, hasTrays }: TrolleysProps) {
  const [width, height] = [toUnits(widthMm), toUnits(heightMm)]
  const castor = (x: number) =>
    `M${x - 9} -20v6h18v-6M${x - CASTOR_RADIUS} -${CASTOR_RADIUS}a${CASTOR_RADIUS} ${CASTOR_RADIUS} 0 1 0 ${2 * CASTOR_RADIUS} 0a${CASTOR_RADIUS} ${CASTOR_RADIUS} 0 1 0 ${-2 * CASTOR_RADIUS} 0Zm${CASTOR_RADIUS - 1} 0h2`
  const pitch = (height - 55) / TRAY_ROWS
  const trays = Array.from(
    { length: hasTrays ? TRAY_ROWS : 0 },
    (_, row) => `M12 ${Math.round(-40 - row * pitch)}h${width - 24}`,
  )
  const detail = `${castor(24)}${castor(width - 24)}${trays.join('')}`
  return Array.from({ length: count }, (_, place) => (
    <g key={place} transform={`translate(${place * width} 0)`}>
      <rect
        className={`${styles.trolley[tone]} ${parts.thin}`}
        x="1.500"
        y={-height}
        width={width - 3}
        height={height - BODY_BOTTOM}
        rx="3"
      />
      <path className={`${styles.tray[tone]} ${parts.thin}`} d={detail} />
    </g>
  ))
}

type BayOutlineProps = { widthMm: number | undefined; heightMm: number | undefined }

function BayOutline({ widthMm, heightMm }: BayOutlineProps) {
  if (!widthMm || !heightMm) return null
  const [width, height] = [toUnits(widthMm), toUnits(heightMm)]
  return (
    // The outline is open at the floor, and lies outside the trolleys that fill it.
    <path className={`${styles.bay} ${parts.thin}`} d={`M-3 0V${-height - 3}H${width + 3}V0`} />
  )
}

export function describeFit({ count, protrudingMm = 0 }: PossibleFit): string | undefined {
  if (count === undefined) return undefined
  if (count > 0) return toolWords.fits(count)
  return protrudingMm > 0 ? toolWords.protrudes(protrudingMm) : toolWords.fitsNot
}
