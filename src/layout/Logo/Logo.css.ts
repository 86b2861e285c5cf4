import { style } from '@vanilla-extract/css'
import { themeDisplay } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { dark as darkColors, light as lightColors } from '#styles/palette.ts'

const image = style({ inlineSize: 'auto', blockSize: '2.25rem' })
/** Where the visitor's own colours rule, the logo brings its ground along. */
const on = (ground: string) =>
  style({
    '@media': { [mediaQuery.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: ground } },
  })
export const light = style([image, { display: themeDisplay.inLight }, on(lightColors.page)])
export const dark = style([image, { display: themeDisplay.inDark }, on(darkColors.page)])
/** On bands that are night-blue in either theme. */
export const night = style([
  image,
  on(darkColors.page),
  { '@media': { [mediaQuery.print]: { display: 'none' } } },
])
