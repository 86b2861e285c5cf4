import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Cells.css.ts'
import * as parts from './Drawing.css.ts'

/** Fills what fits: brass hatching. One drawing of cells stands on a page. */
export const FITS_FILL = 'url(#fits)'

export type CellsProps = {
  title: string
  /** One sentence for those who do not see it. */
  description: string
  /** What differs from the order and the columns that all have. */
  className?: string
  children: ReactNode
}

/** A drawing of several small ones to one scale: a single picture to those who do not see it. */
export function Cells({ title, description, className = '', children }: CellsProps) {
  const id = useId()
  return (
    <div
      className={`${parts.root} ${styles.grid} ${className}`}
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
  /** From the top, each with its kind of type. */
  words: readonly (readonly [keyof typeof styles.word, string | undefined])[]
  /** Width and height of the plan, in its own measure, which all cells share. */
  view: { width: number; height: number }
  children: ReactNode
}

/** One of them, below its words. */
export function Cell({ words, view, children }: CellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.words}>
        {words.map(([kind, text]) => (
          <span key={text} className={styles.word[kind]}>
            {text}
          </span>
        ))}
      </div>
      <svg className={styles.plan} viewBox={`-4 -4 ${view.width} ${view.height}`}>
        {children}
      </svg>
    </div>
  )
}
