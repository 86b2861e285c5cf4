import { willItFit as copy } from '#content/instruments/willItFit.ts'
import type { ReactNode } from 'react'
import { Cell, type CellProps, Cells, FITS_FILL } from '../frame/Cells.tsx'
import * as parts from '../frame/Drawing.css.ts'
import { CLEARANCE_CM, type FitReport } from './model.ts'
import { DOORS, ULDS } from './devices.ts'
import * as styles from './WillItFit.css.ts'

/** Sizes of the plans, for the deepest base and the widest and highest door. */
const BASE_VIEW_CM = { width: 370, height: 266 }
const DOOR_VIEW_CM = { width: 370, height: 321 }
/** Room for the strokes below the ground. */
const FOOT_CM = 8
/** Edge of a base that the net takes on each side. */
const MARGIN_CM = 7

export type PlansProps = {
  report: FitReport
  /** Verdicts in the order of `ULDS` and `DOORS`. */
  verdicts: { ulds: readonly (readonly string[])[]; doors: readonly string[] }
}

export function Plans({ report, verdicts }: PlansProps) {
  return (
    <Cells {...copy.drawing} columns="six" className={styles.grid}>
      {ULDS.map(({ id, base: [long, short], usable }, row) => {
        const fit = report.ulds[row]
        return (
          <Plan
            key={id}
            name={copy.uldNames[id]}
            view={BASE_VIEW_CM}
            kind={long > BASE_VIEW_CM.width ? 'double' : 'single'}
            verdicts={(verdicts.ulds[row] ?? []).map((text, index) => ({
              text,
              isPositive: isPositiveVerdict(fit?.decks[index]?.verdict),
            }))}
          >
            <Box className={styles.frame} width={long} height={short} />
            {usable && (
              <>
                <Box
                  className={styles.usable}
                  inset={MARGIN_CM}
                  width={usable[0]}
                  height={usable[1]}
                />
                {fit && (
                  <Box
                    className={fit.isFitting ? styles.fits : styles.doesNotFit}
                    fill={fit.isFitting ? FITS_FILL : 'none'}
                    inset={MARGIN_CM}
                    width={fit.orientation.base[0]}
                    height={fit.orientation.base[1]}
                  />
                )}
              </>
            )}
          </Plan>
        )
      })}
      {DOORS.map(({ id, widthCm, heightCm }, row) => {
        const fit = report.doors[row]
        return (
          <Plan
            key={id}
            name={id}
            view={DOOR_VIEW_CM}
            verdicts={[
              { text: verdicts.doors[row] ?? '', isPositive: isPositiveVerdict(fit?.verdict) },
            ]}
          >
            <Box className={styles.frame} width={widthCm} height={heightCm} />
            <Box
              className={styles.usable}
              width={widthCm - CLEARANCE_CM}
              height={heightCm - CLEARANCE_CM}
            />
            {fit && (
              <Box
                className={styles.door[fit.verdict]}
                fill={fit.verdict === 'yes' ? FITS_FILL : 'none'}
                width={fit.orientation.base[1]}
                height={fit.orientation.heightCm}
              />
            )}
          </Plan>
        )
      })}
      <Cell
        kind="scale"
        lines={[{ tone: 'label', text: copy.scale }]}
        view={{ ...DOOR_VIEW_CM, height: 32 }}
      >
        <path className={`${parts.line} ${parts.thin}`} d="M2 12H102M2 2V22M102 2V22" />
      </Cell>
    </Cells>
  )
}

const isPositiveVerdict = (verdict: string | undefined) => verdict === 'yes' || verdict === 'high'

type PlanProps = Pick<CellProps, 'view' | 'kind'> & {
  name: string
  verdicts: readonly { text: string; isPositive: boolean }[]
  children: ReactNode
}

function Plan({ name, view, kind = 'single', verdicts, children }: PlanProps) {
  const lines = [
    { tone: 'strong', text: name } as const,
    ...verdicts.map(
      ({ text, isPositive }) => ({ tone: isPositive ? 'result' : 'label', text }) as const,
    ),
  ]
  return (
    <Cell lines={lines} view={view} kind={kind}>
      {/* From the ground, so that plans of different heights share their coordinates. */}
      <g transform={`translate(0 ${view.height - FOOT_CM})`}>
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
  width: number
  height: number
}

function Box({ className, fill, inset = 0, width, height }: BoxProps) {
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
