import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Cells.css.ts'
import * as parts from './Drawing.css.ts'

/** Brass hatching for what fits. The id is fixed: a page has at most one drawing of cells. */
export const FITS_FILL = 'url(#fits)'

export type CellsProps = {
  title: string
  description: string
  columns: keyof typeof styles.grid
  /** For a different order of the cells. */
  className?: string
  children: ReactNode
}

export function Cells({ title, description, columns, className = '', children }: CellsProps) {
  const id = useId()
  return (
    <div
      className={`${parts.root} ${styles.grid[columns]} ${className}`}
      role="img"
      aria-label={title}
      aria-describedby={id}
    >
      {children}
      <VisuallyHidden>
        <span id={id}>{description}</span>
        <svg width="0" height="0">
          <pattern
            id="fits"
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles.fitsGround} d="M0 0H14V14H0Z" />
            <path className={styles.fitsLine} d="M0 0V14" />
          </pattern>
        </svg>
      </VisuallyHidden>
    </div>
  )
}

export type CellProps = {
  /** Lines above the plan. One without a text is left out. */
  lines: readonly { tone: keyof typeof styles.word; text: string | undefined }[]
  /** Size of the plan in its own units, which all cells share. */
  view: { width: number; height: number }
  /** `double` spans two columns; `scale` contains the scale bar instead of a plan. */
  kind?: keyof typeof styles.cell
  children: ReactNode
}

export function Cell({ lines, view, kind = 'single', children }: CellProps) {
  return (
    <div className={styles.cell[kind]}>
      <div className={styles.words}>
        {lines.map(
          ({ tone, text }) =>
            text !== undefined && (
              <span key={text} className={styles.word[tone]}>
                {text}
              </span>
            ),
        )}
      </div>
      <svg className={styles.plan[kind]} viewBox={`-4 -4 ${view.width} ${view.height}`}>
        {children}
      </svg>
    </div>
  )
}
