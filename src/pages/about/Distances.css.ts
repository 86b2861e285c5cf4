import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
    [mediaQuery.wide]: { gridTemplateColumns: 'none' },
    [mediaQuery.print]: { gridTemplateColumns: 'none' },
  },
})

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': {
    [mediaQuery.wide]: {
      gridTemplateColumns: '4fr 8fr',
      columnGap: space[16],
      alignItems: 'end',
    },
  },
})
export const title = style(text.title)
export const note = style({ maxInlineSize: '60ch' })

export const table = style([
  text.data,
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '@media': {
      // Below the figure, in the column of the words.
      [`screen and ${mediaQuery.wide}`]: {
        inlineSize: `calc((100% - ${space[16]}) * 8 / 12)`,
        marginInlineStart: 'auto',
      },
    },
  },
])

export const head = style({
  paddingBlockEnd: space[3],
  textAlign: 'start',
  fontWeight: 400,
  color: color.muted,
})
export const headEnd = style([head, { textAlign: 'end' }])

export const row = style({ borderBlockStart: `1px solid ${color.hairline}` })
export const city = style({
  inlineSize: '7.5rem',
  paddingBlock: space[3],
  fontWeight: 400,
  textAlign: 'start',
  color: color.ink,
})
export const nm = style({ inlineSize: '6rem', textAlign: 'end', whiteSpace: 'nowrap' })
export const bar = style({ inlineSize: '100%', blockSize: '0.5rem', overflow: 'visible' })
export const track = style({ stroke: color.hairline, strokeWidth: 1 })
export const reach = style({ stroke: color.accent, strokeWidth: 2 })
export const end = style({ fill: color.accent })
