import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
  },
})

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[6],
})
export const title = style(text.title)

/** A form as an operations desk knows it: addressee, subject, numbered lines. */
export const form = style({
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
})

export const address = style([
  text.data,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    rowGap: space[1],
    padding: `${space[4]} ${space[6]}`,
    borderBlockEnd: `1px solid ${color.control}`,
    overflowWrap: 'anywhere',
  },
])
export const term = style({ color: color.muted })
export const value = style({ color: color.ink })

export const list = style({ padding: `${space[2]} ${space[6]}`, counterReset: 'line' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBlockEnd: `1px dashed ${color.hairline}`,
  counterIncrement: 'line',
  lineHeight: 1.4,
  // `pretty` would break a list of papers after its first two words.
  textWrap: 'wrap',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '::before': {
    ...text.data,
    content: 'counter(line, decimal-leading-zero)',
    color: color.accent,
  },
})
