import { toolWords } from './toolWords.ts'
import { useId } from 'react'
import { Cell, type CellProps, Cells, ScaleCell } from '#toolHost/Cells.tsx'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { CLEARANCE_CM, type DoorFit, type FitReport, type UldFit } from './model.ts'
import * as styles from './CargoFlightsDrawing.css.ts'

/** Sizes of the plans, for the deepest base and the widest and highest door. */
const BASE_VIEW_CM = { width: 370, height: 266 }
const DOOR_VIEW_CM = { width: 370, height: 321 }
const FOOT_CM = 8
/** The edge of a base that the net occupies on each side. */
const MARGIN_CM = 7

export function CargoDrawing({ ulds, doors }: Omit<FitReport, 'exceedsPallets'>) {
  const fitsId = useId()
  const tested = ulds.flatMap((uld) => (uld.usable ? [{ ...uld, usable: uld.usable }] : []))
  const untested = ulds.filter(({ usable }) => !usable).map(describeUntested)
  const tightestUld = findSmallest(
    tested.filter(({ isFitting }) => isFitting),
    ({ usable }) => usable,
  )
  const tightestDoor = findSmallest(
    doors.filter(({ verdict }) => verdict === 'yes'),
    ({ widthCm, heightCm }) => [widthCm, heightCm],
  )
  return (
    <Cells {...toolWords.drawing} columns="five" fitsId={fitsId}>
      {tested.map((uld) => (
        <Plan
          key={uld.id}
          name={toolWords.uldNames[uld.id]}
          view={BASE_VIEW_CM}
          isDouble={isDouble(uld)}
          verdicts={describeUld(uld)}
        >
          <Box className={styles.frame} sides={uld.base} />
          <Box className={styles.usable} inset={MARGIN_CM} sides={uld.usable} />
          <Box
            className={
              uld === tightestUld
                ? styles.tightest
                : uld.isFitting
                  ? styles.fits
                  : styles.doesNotFit
            }
            fill={`url(#${fitsId})`}
            inset={MARGIN_CM}
            sides={uld.orientation.base}
          />
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
              className={door === tightestDoor ? styles.tightest : styles.door[verdict]}
              fill={`url(#${fitsId})`}
              sides={[orientation.base[1], orientation.heightCm]}
            />
          </Plan>
        )
      })}
      <ScaleCell
        label={toolWords.scale}
        length={100}
        viewWidth={DOOR_VIEW_CM.width}
        note={[toolWords.key, ...untested].join('; ')}
      />
    </Cells>
  )
}

const isDouble = ({ base }: UldFit) => base[0] > BASE_VIEW_CM.width
const describeUntested = ({ id }: UldFit) => `${toolWords.uldNames[id]}: ${toolWords.notTested}`

function findSmallest<T>(list: readonly T[], sides: (item: T) => readonly [number, number]) {
  const area = (item: T) => sides(item)[0] * sides(item)[1]
  const bySize = [...list]
  bySize.sort((a, b) => area(a) - area(b))
  return bySize[0]
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
  /** Omitted where the class sets the fill. */
  fill?: string
  inset?: number
  sides: readonly [number, number]
}

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
  if (isFitting === undefined) return [{ text: toolWords.notTested, isPositive: false }]
  if (decks.length === 0) return [{ text: toolWords.tooLarge, isPositive: false }]
  const verdicts = decks.map(({ deck, verdict }) => ({
    text: toolWords.decks[deck][verdict],
    isPositive: verdict === 'yes' || verdict === 'high',
  }))
  verdicts.sort((a, b) => Number(b.isPositive) - Number(a.isPositive))
  return verdicts
}

export const describeDoor = ({ verdict }: DoorFit): VerdictText => ({
  text: toolWords.doors[verdict],
  isPositive: verdict === 'yes',
})
