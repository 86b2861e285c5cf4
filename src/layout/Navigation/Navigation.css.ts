import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { anchored, mediaQuery, noPopover } from '#styles/breakpoints.ts'
import { HEADER_ANCHOR } from '../Header/Header.css.ts'
import { settle } from '#styles/motifs.ts'
import { withoutScripts } from '#styles/selectors.ts'
import { belowHeader, space, stripHeight } from '#styles/tokens.ts'

const inRow = {
  position: 'static',
  display: 'block',
  maxBlockSize: 'none',
  overflow: 'visible',
  padding: 0,
  border: 0,
} as const

export const root = style({
  order: 2,
  position: 'fixed',
  insetBlock: `${belowHeader(stripHeight.phone)} auto`,
  insetInline: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  maxBlockSize: `calc(100dvh - ${belowHeader(stripHeight.phone)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[2],
  paddingInline: space[6],
  color: 'inherit',
  backgroundColor: color.page,
  border: 0,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [withoutScripts]: inRow },
  '@media': {
    [mediaQuery.medium]: {
      order: 0,
      insetBlockStart: belowHeader(stripHeight.wide),
      selectors: { '&:not(:popover-open)': inRow },
    },
    [`${mediaQuery.belowMedium} and ${mediaQuery.motion}`]: {
      selectors: {
        '&:popover-open': {
          // A link that moved would lose an early press.
          transition: `opacity 220ms ${settle}`,
          '@starting-style': { opacity: 0 },
        },
      },
    },
    // The menu scrolls away with the header.
    [mediaQuery.scrollingHeader]: { selectors: { '&:popover-open': { position: 'absolute' } } },
    [mediaQuery.print]: { selectors: { '&&': { display: 'none' } } },
  },
  '@supports': {
    [noPopover]: inRow,
    [anchored]: {
      selectors: {
        '&:popover-open': {
          positionAnchor: HEADER_ANCHOR,
          positionArea: 'block-end span-all',
          inset: 0,
          alignSelf: 'start',
          inlineSize: '100%',
          maxBlockSize: '100%',
        },
      },
    },
  },
})

export const list = style({
  display: 'grid',
  '@media': {
    [mediaQuery.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] },
  },
})

export const item = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [mediaQuery.medium]: { border: 0 } },
})

export const row = style({ display: 'flex', alignItems: 'center' })

export const link = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minBlockSize: '3.25rem',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.link },
  selectors: { '&[aria-current]': { color: color.link } },
  '@media': {
    [mediaQuery.medium]: {
      minBlockSize: '2.75rem',
      paddingInline: space[2],
      fontSize: '0.9375rem',
      fontWeight: 500,
      // A long company name makes a link of two lines, not a header of two rows.
      maxInlineSize: '13em',
      selectors: {
        '&[aria-current]': { boxShadow: `inset 0 -2px ${color.accentLine}` },
      },
    },
    [mediaQuery.large]: { paddingInline: space[4], fontSize: '1rem' },
    [mediaQuery.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline' } },
    },
  },
})
