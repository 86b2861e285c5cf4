/** Spacing in steps of 4 px: `space[6]` is 24 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const sectionSpace = 'clamp(4rem, 9vw, 9rem)'
export const gutter = 'clamp(1.5rem, 2.5vw, 2rem)'
/** 1,280 px; grows to 1,520 px in windows of 1,720 to 1,800 px. */
export const contentWidth = 'clamp(80rem, 300vw - 242.5rem, 95rem)'
/**
 * A width of `count` characters in em, since a ch changes when the web font loads and lines would break
 * differently. A `0` is 0.666 em wide in the text font, 0.706 em in the display font.
 */
export const textChars = (count: number) => `${Number((count * 0.666).toFixed(2))}em`
export const titleChars = (count: number) => `${Number((count * 0.706).toFixed(2))}em`

export const measure = textChars(66)

export const radius = { small: '2px', medium: '4px', large: '6px', round: '999px' } as const

export const font = {
  display: "'Aero Display', 'Aero Display Fallback', 'Aero Display Android', Arial, sans-serif",
  body: "'Aero Text', 'Aero Text Fallback', 'Aero Text Android', Arial, sans-serif",
  mono: "'Aero Mono', 'Aero Mono Fallback', 'Courier New', monospace",
} as const

export const layer = { raised: 1, control: 2, belowHeader: 9, header: 10, overlay: 20 } as const

export const headerHeight = '4.25rem'
export const stripHeight = { phone: '2.75rem', wide: '2.25rem' }
export const belowHeader = (strip: string) => `calc(${headerHeight} + ${strip} + 1px)`
