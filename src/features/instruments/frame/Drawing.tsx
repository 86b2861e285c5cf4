import { type ReactNode, useId } from 'react'
import * as styles from './Drawing.css.ts'

export type DrawingProps = {
  title: string
  /** One sentence for those who do not see it. */
  description: string
  /** For drawings to scale. Without it, places are per cents of the width and types keep their size. */
  viewBox?: string
  /** Carries the height (`block-size`), or the size of a drawing to scale. */
  className: string
  children: ReactNode
}

/** An instrument's drawing. */
export function Drawing({ title, description, viewBox, className, children }: DrawingProps) {
  const id = useId()
  return (
    <svg
      className={`${styles.root} ${className}`}
      viewBox={viewBox}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {children}
    </svg>
  )
}

/** A place along a drawing without a viewBox: `share` 0 is its left edge, 1 its right. */
export const across = (share: number) => `${Math.round(share * 1e4) / 100}%`

export type BarProps = {
  className: string
  /** Shares of the drawing's width. */
  from: number
  to: number
  y?: number | string
  height: number | string
}

/** A rectangle from one place along the drawing to another. */
export function Bar({ from, to, ...rest }: BarProps) {
  return <rect {...rest} x={across(from)} width={across(to - from)} />
}

export type UprightProps = {
  className: string
  /** Share of the drawing's width. */
  at: number
  y1: number | string
  y2: number | string
}

/** A line down, at a place along the drawing. */
export function Upright({ at, ...rest }: UprightProps) {
  return <line {...rest} x1={across(at)} x2={across(at)} />
}

export type StretchedProps = {
  /** In pixels, from the drawing's top. */
  y?: number
  height: number
  children: ReactNode
}

/**
 * Shapes on a strip as wide as the drawing: 1,000 units from edge to edge, pixels down. Give lines
 * `styles.thin`, so that they keep their strength; no type in here, it would be stretched.
 */
export function Stretched({ y = 0, height, children }: StretchedProps) {
  return (
    <svg
      className={styles.stretched}
      y={y}
      width="100%"
      height={height}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  )
}

export type ScaleBarProps = {
  /** Where it begins and how long it is, in the drawing's own measure. */
  x: number | string
  to: number | string
  y: number | string
  label: string
}

/** The family's scale bar: what this length is in truth. */
export function ScaleBar({ x, to, y, label }: ScaleBarProps) {
  const line = `${styles.line} ${styles.thin}`
  const end = { className: line, y1: '-0.33em', y2: '0.33em' }
  return (
    <svg y={y} overflow="visible">
      <line className={line} x1={x} x2={to} />
      <line {...end} x1={x} x2={x} />
      <line {...end} x1={to} x2={to} />
      <text className={styles.label} x={x} dy="1.5em">
        {label}
      </text>
    </svg>
  )
}
