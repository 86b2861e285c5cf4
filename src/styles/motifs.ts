import { color } from './contract.css.ts'
import { contentWidth } from './tokens.ts'

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

/** A third more than the widest film has: beyond it looks soft. */
const filmWidth = '160rem'
const edge = (share: number) => `calc(${share} * min(28rem, 100vw - ${filmWidth}))`
/** By quarters, so that neither end of the fading shows as a line. */
const fading = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, rgb(0 0 0 / 0.15) ${edge(0.25)}, rgb(0 0 0 / 0.5) ${edge(0.5)}, rgb(0 0 0 / 0.85) ${edge(0.75)}, #000 ${edge(1)})`

/** On a huge window a film keeps its size, and its sides fade into the ground. For its elements. */
export const hugeFilm = {
  insetInline: `calc((100% - ${filmWidth}) / 2)`,
  inlineSize: filmWidth,
  maskImage: `${fading('left')}, ${fading('right')}`,
  maskComposite: 'intersect',
} as const

/** Its control stands where the page's column ends. */
export const hugeFilmControl = { insetInlineEnd: `calc((100% - ${contentWidth}) / 2)` } as const
