import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([needsScript, notPrinted])
/** The previous position of the line, shown while it moves. */
export const ghost = style({ fill: color.accent, opacity: 0.3 })
export const knob = style({ fill: color.page, stroke: color.accent, strokeWidth: 2 })
export const grip = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5 })

const grabbed = {
  display: 'block',
  fill: 'transparent',
  userSelect: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
} as const
/** A swipe up or down that begins on the line still scrolls the page. */
export const target = style({
  ...grabbed,
  touchAction: 'pan-y',
  cursor: 'ew-resize',
  ':active': { cursor: 'ew-resize' },
})
export const pointTarget = style([root, grabbed, { touchAction: 'none' }])
