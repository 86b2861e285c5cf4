import { createThemeContract } from '@vanilla-extract/css'
import { light, lightBandBackground } from './palette.ts'

export const color = createThemeContract(light)

/** Backgrounds of whole bands. Separate from `color`, which night bands override. */
export const bandBackground = createThemeContract(lightBandBackground)

export const themeDisplay = createThemeContract({ inLight: null, inDark: null })
