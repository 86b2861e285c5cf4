import { color } from './contract.css.ts'

/** Runway-threshold bars: a short row of piano keys, for a pseudo-element or a divider. */
export const thresholdBars = {
  inlineSize: '7.5rem',
  blockSize: '1.75rem',
  backgroundImage: `repeating-linear-gradient(90deg, ${color.ink} 0 0.5rem, transparent 0.5rem 1rem)`,
} as const

/** The sweep of a dhow's sail, as the mask of a picture's lower left corner. */
export const sailMask = {
  overflow: 'hidden',
  borderEndStartRadius: '58% 100%',
} as const

/** The same, turned to the other side. */
export const sailMaskRight = {
  overflow: 'hidden',
  borderEndEndRadius: '58% 100%',
} as const
