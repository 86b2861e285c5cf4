import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { measure, radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([
  blockInPrint,
  {
    ...stack(space[8]),
    '@media': {
      [mediaQuery.medium]: { gridTemplateColumns: columns(5, 7) },
      [mediaQuery.large]: {
        gridTemplateColumns: columns(4, 8),
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateAreas: '"title lead" "media lead" "media prose"',
        gap: `clamp(2rem, 4vw, 4rem) ${space[16]}`,
      },
    },
  },
])

const row = { gridColumn: '1 / -1' }

export const title = style([
  text.title,
  row,
  { '@media': { [mediaQuery.large]: { gridArea: 'title' } } },
])
export const lead = style([
  text.lead,
  row,
  {
    fontSize: 'clamp(1.375rem, 2.6vw, 2.25rem)',
    lineHeight: 1.3,
    color: color.ink,
    '@media': {
      [mediaQuery.large]: { gridArea: 'lead' },
      [mediaQuery.print]: { marginBlock: space[3] },
    },
  },
])

export const media = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.medium,
  '@media': {
    [mediaQuery.medium]: { aspectRatio: 'auto' },
    [mediaQuery.large]: { gridArea: 'media' },
  },
})

export const prose = style({
  ...stack(space[6]),
  alignContent: 'space-between',
  '@media': {
    [mediaQuery.large]: { gridArea: 'prose' },
    [mediaQuery.print]: { marginBlockStart: space[4] },
  },
})
export const paragraph = style({ maxInlineSize: measure })

export const states = style({
  ...equalColumnsFrom(mediaQuery.largeOrPrint, 2),
  display: 'grid',
  marginBlockStart: space[4],
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  borderInlineStart: `4px solid ${color.accentLine}`,
})
export const box = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [mediaQuery.large]: {
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(even)': { borderInlineStart: `1px solid ${color.hairline}` },
      },
    },
  },
})
export const state = style([
  text.data,
  { display: 'flex', alignItems: 'center', gap: space[2], color: color.ink },
])
export const meaning = style([text.small, { marginBlockStart: space[1] }])

const markBox = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  border: `1px solid ${color.accent}`,
  forcedColorAdjust: 'none',
})
export const mark = styleVariants({
  // The mark is a border, because print drops backgrounds.
  filled: [markBox, { borderWidth: '0.375rem' }],
  half: [markBox, { borderInlineStartWidth: '0.375rem' }],
  crossed: [
    markBox,
    {
      position: 'relative',
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: '-0.125rem',
        insetBlockStart: 'calc(50% - 1px)',
        borderBlockStart: `2px solid ${color.accentLine}`,
        transform: 'rotate(-45deg)',
      },
    },
  ],
  empty: [markBox],
})
