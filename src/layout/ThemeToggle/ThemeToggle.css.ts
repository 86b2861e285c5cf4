import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { color, themeDisplay } from '#styles/contract.css.ts'
import { radius } from '#styles/tokens.ts'

export const root = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: color.ink,
  borderRadius: radius.small,
  ':hover': { color: color.linkHover, backgroundColor: color.inset },
  '@media': {
    // The last in the header: its icon, not its box, ends where the content does.
    [mediaQuery.medium]: { marginInlineEnd: '-0.625rem' },
    // Without a script it could not do anything.
    [mediaQuery.noScript]: { display: 'none' },
  },
})

export const inLight = style({ display: themeDisplay.inLight })
export const inDark = style({ display: themeDisplay.inDark })
