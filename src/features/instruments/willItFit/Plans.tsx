import type { ReactNode } from 'react'
import { Cell, Cells } from '../Cells.tsx'
import * as parts from '../Drawing.css.ts'
import { CLEARANCE_CM, DOORS, type FitReport, ULDS } from './model.ts'
import * as styles from './WillItFit.css.ts'
import type { FitCopy } from './WillItFit.tsx'

/** Centimetres that a plan shows: the largest base, and the highest door. */
const VIEW = { width: 630, height: 321 }
const GROUND = 313
/** What the net takes of a base on each side. */
const MARGIN_CM = 7

export type PlansProps = {
  copy: FitCopy
  report: FitReport
  /** What is said of each device and each door, in their order. */
  verdicts: { ulds: readonly string[]; doors: readonly string[] }
}

/** Bases from above and doors from the front, all to one scale, with the piece on each. */
export function Plans({ copy, report, verdicts }: PlansProps) {
  return (
    <Cells {...copy.drawing} className={styles.order}>
      {ULDS.map(({ id, base: [long, short], usable }, row) => {
        const fit = report.ulds[row]
        return (
          <Plan
            key={id}
            name={copy.uldNames[id]}
            verdict={verdicts.ulds[row] ?? ''}
            isFitting={fit?.isFitting ?? false}
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
                    className={fit.isFitting ? styles.fits : styles.fitsNot}
                    inset={MARGIN_CM}
                    width={fit.stance.base[0]}
                    height={fit.stance.base[1]}
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
            verdict={verdicts.doors[row] ?? ''}
            isFitting={fit?.isFitting ?? false}
          >
            <Box className={styles.frame} width={widthCm} height={heightCm} />
            <Box
              className={styles.usable}
              width={widthCm - CLEARANCE_CM}
              height={heightCm - CLEARANCE_CM}
            />
            {fit && (
              <Box
                className={fit.isFitting ? styles.fits : styles.fitsNot}
                width={fit.stance.base[1]}
                height={fit.stance.heightCm}
              />
            )}
          </Plan>
        )
      })}
      <Cell words={[['label', copy.scale]]} view={{ ...VIEW, height: 32 }}>
        <path className={`${parts.line} ${parts.thin}`} d="M2 12H102M2 2V22M102 2V22" />
      </Cell>
    </Cells>
  )
}

type PlanProps = {
  name: string
  verdict: string
  isFitting: boolean
  children: ReactNode
}

/** A device or a door by name, with what is said of it, above its plan. */
function Plan({ name, verdict, isFitting, children }: PlanProps) {
  const words = [
    ['strong', name],
    [isFitting ? 'result' : 'label', verdict],
  ] as const
  return (
    <Cell words={words} view={VIEW}>
      <path className={`${parts.grid} ${parts.thin}`} d={`M0 ${GROUND - 1}H622`} />
      {children}
    </Cell>
  )
}

type BoxProps = { className: string; inset?: number; width: number; height: number }

/** Stands in the lower left corner, as a piece is pushed against a stop. */
function Box({ className, inset = 0, width, height }: BoxProps) {
  return (
    <rect
      className={`${className} ${parts.thin}`}
      x={2 + inset}
      y={GROUND - 2 - inset - height}
      width={width}
      height={height}
    />
  )
}
