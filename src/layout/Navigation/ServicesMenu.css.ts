import { style } from '@vanilla-extract/css'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { ordinal } from '#styles/ordinal.css.ts'
import { contentWidth, gutter, layer, radius, space } from '#styles/tokens.ts'
import { needsScript } from '#styles/visibility.css.ts'
import { item } from './Navigation.css.ts'

export const caret = style([
  needsScript,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    marginInlineEnd: '-0.875rem',
    color: color.ink,
    ':hover': { color: color.link },
    '@media': {
      [mediaQuery.medium]: {
        inlineSize: '2rem',
        blockSize: '2.75rem',
        marginInline: '-0.5rem 0',
      },
    },
  },
])

export const caretOpen = style({ transform: 'rotate(180deg)' })

export const panel = style({
  display: 'none',
  counterReset: 'ordinal',
  paddingBlockEnd: space[4],
  selectors: {
    [`:root[data-static] ${item}:is(:hover, :focus-within) > &`]: { display: 'grid' },
  },
  '@media': {
    [mediaQuery.medium]: {
      position: 'absolute',
      zIndex: layer.raised,
      insetBlockStart: '100%',
      insetInlineEnd: `max(${gutter}, (100% - ${contentWidth}) / 2)`,
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gridTemplateRows: `repeat(${Math.ceil(SERVICE_SLUGS.length / 2)}, auto)`,
      columnGap: space[4],
      inlineSize: '35rem',
      padding: space[4],
      backgroundColor: color.surface,
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.medium,
      boxShadow: '0 1.5rem 3rem rgba(8, 16, 28, 0.16)',
      // Fills the gap below the link, so that the pointer can cross it.
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: space[3],
      },
    },
  },
})

export const panelOpen = style({ display: 'grid' })

/** The number is on the list item, over the link, to keep it out of the link's name. */
export const serviceItem = style([
  ordinal,
  {
    position: 'relative',
    '::before': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[3],
      display: 'grid',
      alignContent: 'center',
      paddingBlockStart: '0.375rem',
      pointerEvents: 'none',
    },
  },
])

export const serviceLink = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: `3rem ${space[3]}`,
  color: color.body,
  fontSize: '1rem',
  lineHeight: 1.25,
  textDecoration: 'none',
  borderRadius: radius.small,
  ':hover': { color: color.linkHover, backgroundColor: color.inset },
  selectors: {
    '&[aria-current]': {
      color: color.link,
      borderRadius: 0,
      boxShadow: `inset 2px 0 ${color.accentLine}`,
    },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline' } },
    },
  },
})
