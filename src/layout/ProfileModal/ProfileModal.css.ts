import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { iconButton, touchTarget } from '#styles/control.ts'
import { ends, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { scrim } from '#styles/palette.ts'
import { radius, space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { unseen } from '#styles/visibility.css.ts'

const BACKDROP = 0.72

// The gutter takes the place of the scrollbar, so that the page behind the dialog does not move.
// The backdrop does not cover the gutter, so the root has the colour of the dimmed page.
globalStyle(':root:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  backgroundColor: `color-mix(in srgb, ${scrim(1)} ${100 * BACKDROP}%, ${color.page})`,
})

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[3]})` } })
const appear = keyframes({ from: { opacity: 0 } })

export const root = style({
  // The reset removes the browser's margins, which centre a dialog.
  margin: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  color: color.body,
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '::backdrop': { backgroundColor: scrim(BACKDROP) },
  '@media': {
    [mediaQuery.motion]: {
      animation: `${rise} 200ms ease-out`,
      '::backdrop': { animation: `${appear} 200ms ease-out` },
    },
  },
})

export const panel = styleVariants({
  small: {
    inlineSize: `min(28rem, calc(100vw - ${space[8]}))`,
    maxBlockSize: [`calc(100vh - ${space[8]})`, `calc(100dvh - ${space[8]})`],
    overflowY: 'auto',
    '@media': { [mediaQuery.largeText]: { inlineSize: `calc(100vw - ${space[2]})` } },
  },
  large: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    inlineSize: 'min(90vw, 1100px)',
    blockSize: ['88vh', '88dvh'],
  },
})

export const header = style({
  ...ends(space[4]),
  paddingBlock: space[2],
  paddingInline: `${space[6]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [mediaQuery.largeText]: { gap: space[1], paddingInline: `${space[3]} 0` } },
})

export const title = style({
  ...text.heading,
  color: color.ink,
  '@media': { [mediaQuery.largeText]: { fontSize: '1rem' } },
})

export const closeButton = style({
  ...iconButton,
  flex: 'none',
  // The focus ring is inside, because the panel clips its overflow.
  ':focus-visible': { outlineOffset: '-3px' },
})

export const question = style({
  ...stack(space[6]),
  padding: space[6],
  color: color.ink,
  '@media': { [mediaQuery.largeText]: { padding: space[3] } },
})

/** Frame and fallback share a cell: the fallback covers a frame that may still load. */
const content = { gridArea: '2 / 1' } as const

export const frame = style({
  ...content,
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: color.inset,
})

export const closeAfterFrame = style({
  ...content,
  ...touchTarget,
  alignSelf: 'end',
  justifySelf: 'end',
  margin: space[5],
  paddingInline: space[5],
  color: color.onAction,
  backgroundColor: color.action,
  selectors: { '&:not(:focus)': unseen },
})

export const fallback = style({
  ...content,
  position: 'relative',
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  padding: space[8],
  textAlign: 'center',
  overflowY: 'auto',
  backgroundColor: color.inset,
})

export const icon = style({ color: color.accent, marginBlockEnd: space[5] })

export const fallbackTitle = style({ ...text.heading, color: color.ink })

export const fallbackText = style({
  ...text.body,
  maxInlineSize: textChars(46),
  marginBlock: `${space[3]} ${space[8]}`,
  textWrap: 'balance',
})

export const actions = style({ ...wrap(space[3]), justifyContent: 'center' })
