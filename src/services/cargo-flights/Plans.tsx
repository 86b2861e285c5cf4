import { words } from './instrumentWords.ts'
import { Cell, type CellProps, Cells, FITS_FILL, ScaleCell } from '#services/instrument/Cells.tsx'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { CLEARANCE_CM, type DoorFit, type FitReport, type UldFit } from './model.ts'
import * as styles from './CargoFlightsInstrument.css.ts'

/** Sizes of the plans, for the deepest base and the widest and highest door. */
const BASE_VIEW_CM = { width: 370, height: 266 }
const DOOR_VIEW_CM = { width: 370, height: 321 }
/** Room for the strokes below the ground. */
const FOOT_CM = 8
/** Edge of a base that the net takes on each side. */
const MARGIN_CM = 7

export function Plans({ ulds, doors }: FitReport) {
  return (
    <Cells {...words.drawing} columns="six">
      {ulds.map((uld) => (
        <Plan
          key={uld.id}
          name={words.uldNames[uld.id]}
          view={BASE_VIEW_CM}
          isDouble={uld.base[0] > BASE_VIEW_CM.width}
          verdicts={describeUld(uld)}
        >
          <Box className={styles.frame} sides={uld.base} />
          {uld.usable && (
            <>
              <Box className={styles.usable} inset={MARGIN_CM} sides={uld.usable} />
              <Box
                className={uld.isFitting ? styles.fits : styles.doesNotFit}
                fill={uld.isFitting ? FITS_FILL : 'none'}
                inset={MARGIN_CM}
                sides={uld.orientation.base}
              />
            </>
          )}
        </Plan>
      ))}
      {doors.map((door) => {
        const { id, widthCm, heightCm, verdict, orientation } = door
        return (
          <Plan key={id} name={id} view={DOOR_VIEW_CM} verdicts={[describeDoor(door)]}>
            <Box className={styles.frame} sides={[widthCm, heightCm]} />
            <Box
              className={styles.usable}
              sides={[widthCm - CLEARANCE_CM, heightCm - CLEARANCE_CM]}
            />
            <Box
              className={styles.door[verdict]}
              fill={verdict === 'yes' ? FITS_FILL : 'none'}
              sides={[orientation.base[1], orientation.heightCm]}
            />
          </Plan>
        )
      })}
      <ScaleCell label={words.scale} length={100} viewWidth={DOOR_VIEW_CM.width} />
    </Cells>
  )
}

type PlanProps = Pick<CellProps, 'view' | 'isDouble' | 'children'> & {
  name: string
  verdicts: readonly VerdictText[]
}

function Plan({ name, verdicts, children, ...cell }: PlanProps) {
  const lines = verdicts.map(
    ({ text, isPositive }) => ({ tone: isPositive ? 'result' : 'label', text }) as const,
  )
  return (
    <Cell {...cell} lines={[{ tone: 'strong', text: name }, ...lines]}>
      {/* From the ground, so that plans of different heights share their coordinates. */}
      <g transform={`translate(0 ${cell.view.height - FOOT_CM})`}>
        <path className={`${parts.grid} ${parts.thin}`} d="M0 -1H622" />
        {children}
      </g>
    </Cell>
  )
}

type BoxProps = {
  className: string
  fill?: string
  inset?: number
  /** Width and height. */
  sides: readonly [number, number]
}

/** A rectangle on the ground. */
function Box({ className, fill, inset = 0, sides: [width, height] }: BoxProps) {
  return (
    <rect
      className={`${className} ${parts.thin}`}
      fill={fill}
      x={2 + inset}
      y={-2 - inset - height}
      width={width}
      height={height}
    />
  )
}

type VerdictText = { text: string; isPositive: boolean }

/** @returns a verdict for each deck that takes the device, or one for all */
export function describeUld({ isFitting, decks }: UldFit): VerdictText[] {
  if (isFitting === undefined) return [{ text: words.notTested, isPositive: false }]
  if (decks.length === 0) return [{ text: words.tooLarge, isPositive: false }]
  return decks.map(({ deck, verdict }) => ({
    text: words.decks[deck][verdict],
    isPositive: verdict === 'yes' || verdict === 'high',
  }))
}

export const describeDoor = ({ verdict }: DoorFit): VerdictText => ({
  text: words.doors[verdict],
  isPositive: verdict === 'yes',
})
