import { color } from './contract.css.ts'
import { mediaQuery } from './breakpoints.ts'
import { paper } from './motifs.ts'
import { layer, radius, space } from './tokens.ts'

export const focusRing = {
  outline: `3px solid ${color.link}`,
  outlineOffset: '3px',
} as const

export const control = {
  inlineSize: '100%',
  minBlockSize: '3rem',
  color: color.ink,
  ...paper,
} as const

export const controlHover = { borderColor: color.ink } as const

export const controlInvalid = {
  borderColor: color.error,
  boxShadow: `inset 0 0 0 1px ${color.error}`,
} as const

export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  // Lets a long word break where the visitor enlarges the text. `break-word` would not let the box shrink.
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const

export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: color.ink,
  borderRadius: radius.small,
  ':hover': { color: color.linkHover, backgroundColor: color.inset },
} as const

export const pauseButton = {
  ...iconButton,
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  ':hover': { borderColor: color.ink },
} as const

/** A link that is as large as its positioned ancestor, which has the handlers of `cardPress.ts`. */
export const coveringLink = {
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
} as const

/** Words above such a link can be selected. Without scripts, the link covers them. */
export const wordsOverLink = {
  cursor: 'pointer',
  selectors: { ':root[data-hydrated] &': { position: 'relative', zIndex: layer.raised } },
} as const

/** Replaces a select's native arrow, which touches the border. */
export const selectArrow = (arrowColor: string, insetRem: number) =>
  ({
    appearance: 'none',
    backgroundImage: `linear-gradient(45deg, transparent 50%, ${arrowColor} 50%), linear-gradient(135deg, ${arrowColor} 50%, transparent 50%)`,
    backgroundPosition: `calc(100% - ${insetRem + 0.3125}rem) 55%, calc(100% - ${insetRem}rem) 55%`,
    backgroundSize: '0.3125rem 0.3125rem',
    backgroundRepeat: 'no-repeat',
    '@media': { [mediaQuery.forcedColors]: { appearance: 'auto' } },
  }) as const
