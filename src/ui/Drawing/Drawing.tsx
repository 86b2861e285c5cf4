import { type ComponentProps, type ReactNode, use, useId } from 'react'
import * as styles from './Drawing.css.ts'
import { Miniature } from './miniature.ts'
import { createTickPath } from './scale.ts'

export type DrawingProps = {
  title: string
  description: string
  /** For drawings to scale. Without it, positions are percentages and text keeps its size. */
  viewBox?: string
  /** Sets the height (`block-size`, in pixels: in print a rem is smaller), or the size if to scale. */
  className: string
  /** In pixels, if the style does not set it. */
  height?: number
  /** Height in CSS pixels at which the miniature is laid out, before it is scaled to its cell. */
  miniatureHeight?: number
  children: ReactNode
}

export function Drawing(props: DrawingProps) {
  const { title, description, className, miniatureHeight = 322, children, ...size } = props
  const id = useId()
  if (use(Miniature)) {
    const viewBox = size.viewBox ?? `0 0 ${2 * miniatureHeight} ${miniatureHeight}`
    return (
      <svg className={styles.miniature} viewBox={viewBox}>
        {children}
      </svg>
    )
  }
  return (
    // A translator's elements would hide the text of a drawing. HTML has no such attribute for an `svg`.
    <div translate="no" className={styles.frame}>
      <svg
        className={`${styles.root} ${className}`}
        {...size}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {children}
      </svg>
    </div>
  )
}

/** @param share horizontal position in a drawing without a viewBox: 0 is left, 1 is right */
export const toPercent = (share: number) => `${Math.round(share * 1e4) / 100}%`

export type BarProps = {
  className: string
  from: number
  to: number
  y?: number | string
  height: number | string
}

export function Bar({ from, to, ...rest }: BarProps) {
  return <rect {...rest} x={toPercent(from)} width={toPercent(to - from)} />
}

export type VerticalLineProps = {
  className: string
  share: number
  y1: number | string
  y2: number | string
}

export function VerticalLine({ share, ...rest }: VerticalLineProps) {
  return <line {...rest} x1={toPercent(share)} x2={toPercent(share)} />
}

export function DrawingText(props: ComponentProps<'text'>) {
  return use(Miniature) ? null : <text {...props} />
}

export type SideLabelProps = {
  className: string
  x: number | string
  y: number | string
  dy?: number
  /** Distance in pixels between the position and the text, which is on its left or right. */
  gap: number
  isLeft: boolean
  children: ReactNode
}

export function SideLabel({ gap, isLeft, ...rest }: SideLabelProps) {
  return <DrawingText {...rest} dx={isLeft ? -gap : gap} textAnchor={isLeft ? 'end' : 'start'} />
}

export type StretchedProps = {
  y?: number
  height: number
  children: ReactNode
}

/**
 * A strip that stretches shapes to the width of the drawing: 1,000 units across, pixels down. Lines
 * need `styles.thin` to keep their width. Not for text, which would be stretched.
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

export type TicksProps = {
  className: string
  shares: readonly number[]
  y: number
  length: number
}

export function Ticks({ className, shares, y, length }: TicksProps) {
  return (
    <Stretched y={y} height={length}>
      <path className={`${className} ${styles.thin}`} d={createTickPath(shares, 0, length)} />
    </Stretched>
  )
}
