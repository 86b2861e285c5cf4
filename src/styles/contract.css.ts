import { createThemeContract } from '@vanilla-extract/css'
import { light, lightBandBackground } from './palette.ts'

/** Colour variables, by the names in the palette. `themes.css.ts` assigns the light and the dark theme. */
export const color = createThemeContract(light)

/** Backgrounds of whole bands. Separate from `color`, which night bands override. */
export const bandBackground = createThemeContract(lightBandBackground)

/** `display` values that show an element in one theme only. */
export const themeDisplay = createThemeContract({ inLight: null, inDark: null })
