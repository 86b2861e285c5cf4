import { globalStyle, style } from '@vanilla-extract/css'
import { bandBackground, color } from '#styles/contract.css.ts'
import { pauseButton } from '#styles/control.ts'
import { ends, split } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { onPicture } from '#styles/themes.css.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'
import { slot } from './ServiceCard.css.ts'

export const root = style({ paddingBlockStart: 'clamp(3rem, 6vw, 5.5rem)' })

export const intro = style([
  split(5, 7, `${space[6]} ${space[16]}`),
  { marginBlockEnd: 'clamp(2.5rem, 4vw, 4rem)' },
])

export const head = style([
  onPicture,
  notPrinted,
  text.data,
  {
    ...ends('0'),
    minBlockSize: '3.5rem',
    marginBlockEnd: space[2],
    color: color.muted,
  },
])

export const control = style([needsScript, pauseButton])

export const bay = style({
  paddingBlock: `${space[6]} ${sectionSpace}`,
  backgroundColor: bandBackground.bay,
  '@media': { [mediaQuery.print]: { paddingBlockEnd: 0 } },
})

/**
 * Ten strips; two per row on tablets, where full-width strips would crop the pictures. Otherwise not a grid,
 * which would lay out each strip's own grid twice.
 */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': {
    [mediaQuery.medium]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [mediaQuery.large]: { display: 'flex', gap: space[3] },
    [mediaQuery.print]: { gap: '6mm' },
  },
})

globalStyle(`${slot} > div`, { blockSize: '100%' })
