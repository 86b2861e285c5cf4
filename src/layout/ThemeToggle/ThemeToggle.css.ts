import { style } from '@vanilla-extract/css'
import { themeDisplay } from '#styles/contract.css.ts'
import { iconButton } from '#styles/control.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { needsScript } from '#styles/visibility.css.ts'

export const root = style([
  needsScript,
  {
    ...iconButton,
    '@media': {
      [mediaQuery.medium]: { marginInlineEnd: '-0.625rem' },
      // A tap leaves the button hovered.
      [`not all and ${mediaQuery.hover}`]: { ':hover': { backgroundColor: 'transparent' } },
    },
  },
])

export const inLight = style({ display: themeDisplay.inLight })
export const inDark = style({ display: themeDisplay.inDark })
