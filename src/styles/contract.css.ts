import { createThemeContract } from '@vanilla-extract/css'
import { light, lightBandBackground } from './palette.ts'

/** A CSS variable for each colour of the palette. `themes.css.ts` sets the values of both themes. */
export const color = createThemeContract(light)

/** Backgrounds of whole bands. Separate from `color`, which night bands override. */
export const bandBackground = createThemeContract(lightBandBackground)

/** `display` values that show an element in one theme only. */
export const themeDisplay = createThemeContract({ inLight: null, inDark: null })
