import { Children, type ReactNode, use, useId } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Cells.css.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Miniature } from '#ui/Drawing/miniature.ts'

const MINIATURE_CELLS = 3

export type CellsProps = {
  title: string
  description: string
  columns: keyof typeof styles.grid
  fitsId?: string
  children: ReactNode
}

export function Cells({ title, description, columns, fitsId, children }: CellsProps) {
  const id = useId()
  if (use(Miniature)) {
    return (
      <>
        <div className={styles.miniature}>
          {Children.toArray(children).slice(0, MINIATURE_CELLS)}
        </div>
        {fitsId && <FitsPattern id={fitsId} />}
      </>
    )
  }
  return (
    <div
      className={`${parts.root} ${styles.grid[columns]}`}
      role="img"
      aria-label={title}
      aria-describedby={id}
    >
      {children}
      <VisuallyHidden>
        <span id={id}>{description}</span>
        {fitsId && <FitsPattern id={fitsId} />}
      </VisuallyHidden>
    </div>
  )
}

const FitsPattern = ({ id }: { id: string }) => (
  <svg className={styles.fitsPattern} width="0" height="0">
    <pattern
      id={id}
      width="14"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={styles.fitsGround} d="M0 0H14V14H0Z" />
      <path className={styles.fitsLine} d="M0 0V14" />
    </pattern>
  </svg>
)

export type CellProps = {
  lines: readonly { tone: keyof typeof styles.word; text: string | undefined }[]
  /** Size of the plan in its own units, which all cells share. */
  view: { width: number; height: number }
  isDouble?: boolean
  children: ReactNode
}

export function Cell({ lines, view, isDouble = false, children }: CellProps) {
  const columns = isDouble ? 'double' : 'single'
  const plan = (
    <svg className={styles.plan[columns]} viewBox={`-6 -6 ${view.width} ${view.height}`}>
      {children}
    </svg>
  )
  if (use(Miniature)) return <div className={styles.cell[columns]}>{plan}</div>
  return (
    <div className={styles.cell[columns]}>
      {plan}
      <div className={styles.text}>
        {lines.map(
          ({ tone, text }) =>
            text !== undefined && (
              <span
                key={text}
                className={styles.word[tone]}
                translate={tone === 'strong' ? 'no' : undefined}
              >
                {text}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

export type ScaleCellProps = {
  label: string
  length: number
  viewWidth: number
  note?: string
}

/** The scale bar for all plans. From tablets on, a scale bar with a note takes a whole line. */
export function ScaleCell({ label, length, viewWidth, note }: ScaleCellProps) {
  const end = length + 2
  return (
    <div className={note ? styles.scaleRow : styles.scale}>
      <span className={styles.scaleLabel}>{label}</span>
      <svg className={styles.plan.single} viewBox={`-4 0 ${viewWidth} 24`}>
        <path className={`${parts.line} ${parts.thin}`} d={`M2 12H${end}M2 2V22M${end} 2V22`} />
      </svg>
      {note && <span className={styles.scaleNote}>{note}</span>}
    </div>
  )
}
