import { style } from '@vanilla-extract/css'
import { themeDisplay } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { dark as darkColors, light as lightColors } from '#styles/palette.ts'
import { notPrinted } from '#styles/visibility.css.ts'

const image = style({ inlineSize: 'auto', blockSize: '2.25rem' })
/** With forced colours the logo keeps its own background, on which it is legible. */
const withBackground = (ground: string) =>
  style({
    '@media': { [mediaQuery.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: ground } },
  })
export const light = style([
  image,
  { display: themeDisplay.inLight },
  withBackground(lightColors.page),
])
export const dark = style([
  image,
  { display: themeDisplay.inDark },
  withBackground(darkColors.page),
])
export const night = style([image, withBackground(darkColors.page), notPrinted])
