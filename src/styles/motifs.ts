import { color } from './contract.css.ts'
import { contentWidth, radius } from './tokens.ts'

export const settle = 'cubic-bezier(.2, .8, .2, 1)'

/** The last valid result beside a refused entry: almost colourless, and dimmed as far as it stays legible. */
export const outdated = { filter: 'saturate(0.25)', opacity: 0.85 } as const

export const paper = {
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
} as const

export const thresholdBars = {
  inlineSize: '7.5rem',
  blockSize: '1.75rem',
  backgroundImage: `repeating-linear-gradient(90deg, ${color.ink} 0 0.5rem, transparent 0.5rem 1rem)`,
} as const

/** A ring on a taxi line. `ground`, the colour behind both, hides the line inside it. */
export const taxiNode = (size: string, fromTop: string, ground: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlockStart: fromTop,
    insetInlineStart: 0,
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
    backgroundColor: ground,
    border: `2px solid ${color.accentLine}`,
  }) as const

/**
 * Rounds the lower left corner of a picture to an arc, like the sail of a dhow. A highlighted line follows it and
 * leaves the window along the picture's lower edge, so that a dark picture has an edge on a dark page.
 */
export const sailMask = {
  overflow: 'hidden',
  borderEndStartRadius: '58% 100%',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderBlockEnd: `2px solid ${color.accentLine}`,
    borderInlineStart: `2px solid ${color.accentLine}`,
    borderEndStartRadius: 'inherit',
    pointerEvents: 'none',
  },
} as const

/** The widest film, scaled up by a third. More would look soft. */
const maxFilmWidth = '160rem'
const edge = (share: number) => `calc(${share} * min(28rem, 100vw - ${maxFilmWidth}))`
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, rgb(0 0 0 / 0.15) ${edge(0.25)}, rgb(0 0 0 / 0.5) ${edge(0.5)}, rgb(0 0 0 / 0.85) ${edge(0.75)}, #000 ${edge(1)})`

export const hugeFilm = {
  insetInline: `calc((100% - ${maxFilmWidth}) / 2)`,
  inlineSize: maxFilmWidth,
  maskImage: `${fadeTo('left')}, ${fadeTo('right')}`,
  maskComposite: 'intersect',
} as const

export const hugeFilmControl = { insetInlineEnd: `calc((100% - ${contentWidth}) / 2)` } as const
