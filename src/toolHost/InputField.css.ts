import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { control, controlHover, controlInvalid, selectArrow } from '#styles/control.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space[2],
  minInlineSize: 0,
})

export const label = style([
  text.small,
  {
    alignSelf: 'end',
    color: color.body,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
])

const field = style([
  text.data,
  {
    ...control,
    minInlineSize: 0,
    paddingInline: space[3],
    // iOS zooms in on a focused field below 16 px.
    fontSize: '1rem',
    ':hover': controlHover,
    selectors: {
      '&[aria-invalid="true"]': controlInvalid,
    },
  },
])

export const controls = styleVariants({
  input: [field],
  select: [
    field,
    {
      ...selectArrow(color.link, 0.75),
      paddingRight: space[8],
      textOverflow: 'ellipsis',
    },
  ],
})

export const boxRoot = style([
  root,
  {
    gridColumn: 'span 2',
    marginBlockEnd: space[4],
    '@media': { [mediaQuery.narrowPhone]: { gridColumn: 'auto' } },
  },
])
export const box = style([
  text.small,
  {
    gridRow: '1 / span 2',
    alignSelf: 'end',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '3rem',
    lineHeight: 1.35,
    color: color.body,
  },
])
export const tick = style({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  flexShrink: 0,
  accentColor: color.accent,
})

export const range = style([
  text.data,
  { minBlockSize: '1.5em', marginBlockEnd: space[4], color: color.muted },
])
const cell = { gridArea: '1 / 1' }
export const limit = style(cell)
/** Reserves the lines of the error, so that it does not move the page while the visitor types. */
export const limits = style({
  display: 'grid',
  '::after': { ...cell, content: 'attr(data-error)', visibility: 'hidden' },
  '@media': { [mediaQuery.print]: { '::after': { content: 'none' } } },
})
export const problem = style({ ...cell, color: color.error })
