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
    // Aligns the icon, not the button's box, with the content's edge.
    [mediaQuery.medium]: { marginInlineEnd: '-0.625rem' },
    [mediaQuery.noScript]: { display: 'none' },
  },
})

export const inLight = style({ display: themeDisplay.inLight })
export const inDark = style({ display: themeDisplay.inDark })
