import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '3rem',
  paddingInline: space[6],
  paddingBlock: space[2],
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': {
    [mediaQuery.narrowPhone]: { paddingInline: space[4] },
    [mediaQuery.print]: { display: 'none' },
    [mediaQuery.largeText]: { paddingInline: space[3] },
    // The transition applies only while hovered, so that a theme change is instant.
    [mediaQuery.motion]: {
      ':hover': { transition: 'background-color 160ms ease, border-color 160ms ease' },
    },
  },
  ':active': { transform: 'translateY(1px)' },
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.72, cursor: 'progress' },
  },
})

export const tone = styleVariants({
  primary: [
    base,
    {
      color: color.onAction,
      backgroundColor: color.action,
      ':hover': { color: color.onAction, backgroundColor: color.actionHover },
    },
  ],
  quiet: [
    base,
    {
      color: color.ink,
      borderColor: color.control,
      ':hover': { color: color.ink, borderColor: color.ink },
    },
  ],
})
