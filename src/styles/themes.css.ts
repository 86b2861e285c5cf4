import { createGlobalTheme, createTheme, globalStyle, style } from '@vanilla-extract/css'
import { color, bandBackground, themeDisplay } from './contract.css.ts'
import { dark, darkBandBackground, light, lightBandBackground } from './palette.ts'

createGlobalTheme(':root', color, light)
createGlobalTheme(':root', bandBackground, lightBandBackground)
createGlobalTheme(':root', themeDisplay, { inLight: 'block', inDark: 'none' })
createGlobalTheme(':root.dark', color, dark)
createGlobalTheme(':root.dark', bandBackground, darkBandBackground)
createGlobalTheme(':root.dark', themeDisplay, { inLight: 'none', inDark: 'block' })

globalStyle(':root', { colorScheme: 'light' })
globalStyle(':root.dark', { colorScheme: 'dark' })

const nightColors = createTheme(color, dark)

export const onPicture = style([nightColors, { color: color.body, colorScheme: 'dark' }])

export const nightBand = style([onPicture, { backgroundColor: color.page }])
