import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { sailMask } from '#styles/motifs.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({ paddingBlockStart: 'clamp(3rem, 6vw, 6rem)' })

export const words = style({
  display: 'grid',
  gap: space[6],
  paddingBlockEnd: 'clamp(2.5rem, 5vw, 4.5rem)',
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[16],
      alignItems: 'end',
    },
  },
})

export const title = style(text.display)
export const lead = style([text.lead, { maxInlineSize: '46ch', color: color.body }])

export const media = style([
  sailMask,
  {
    position: 'relative',
    aspectRatio: '4 / 3',
    marginInlineStart: 'auto',
    inlineSize: '100%',
    '@media': {
      [mediaQuery.medium]: {
        aspectRatio: '21 / 8',
        // Breaks the grid: from the column's left edge to the window's right edge.
        inlineSize: 'calc(50% + min(40rem, 50vw - clamp(1.5rem, 2.5vw, 2rem)))',
      },
    },
  },
])
