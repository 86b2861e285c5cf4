import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  borderBlockStart: `1px dashed ${color.hairline}`,
  '@media': {
    [mediaQuery.largeText]: { paddingInline: space[2] },
    [mediaQuery.medium]: { paddingInline: space[5] },
  },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[1],
  // Advice of two lines must not stretch the fields in the same row.
  alignItems: 'start',
  '@media': {
    [mediaQuery.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [mediaQuery.medium]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: space[4],
    },
  },
})

export const halfWidth = style({
  gridColumn: '1 / -1',
  '@media': { [mediaQuery.medium]: { gridColumn: 'span 2' } },
})
export const fullWidth = style({ gridColumn: '1 / -1' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const status = style([text.small, { color: color.success, fontWeight: 600 }])
