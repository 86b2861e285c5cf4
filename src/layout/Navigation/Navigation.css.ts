import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { headerHeight, space, stripHeight } from '#styles/tokens.ts'

export const root = style({
  order: 2,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'none',
  maxBlockSize: `calc(100dvh - ${headerHeight} - ${stripHeight.phone})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[2],
  paddingInline: space[6],
  backgroundColor: color.page,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.medium]: {
      order: 0,
      position: 'static',
      display: 'block',
      maxBlockSize: 'none',
      overflow: 'visible',
      padding: 0,
      border: 0,
    },
    [mediaQuery.print]: { display: 'none' },
    [mediaQuery.noScript]: { position: 'static', display: 'block', padding: 0 },
  },
})

export const open = style({ display: 'block' })

export const list = style({
  display: 'grid',
  '@media': {
    [mediaQuery.medium]: { display: 'flex', alignItems: 'center', gap: space[1] },
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
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current]': { boxShadow: `inset 0 -2px ${color.accent}` },
      },
    },
    [mediaQuery.large]: { paddingInline: space[4], fontSize: '1rem' },
    // Neither the accent nor a shadow is left there.
    [mediaQuery.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline' } },
    },
  },
})
