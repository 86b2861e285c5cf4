import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color, ground, themeDisplay } from './contract.css.ts'
import { dark, darkGround, light, lightGround } from './palette.ts'

createGlobalTheme(':root', color, light)
createGlobalTheme(':root', ground, lightGround)
createGlobalTheme(':root', themeDisplay, { inLight: 'block', inDark: 'none' })
createGlobalTheme(':root.dark', color, dark)
createGlobalTheme(':root.dark', ground, darkGround)
createGlobalTheme(':root.dark', themeDisplay, { inLight: 'none', inDark: 'block' })

globalStyle(':root', { colorScheme: 'light' })
globalStyle(':root.dark', { colorScheme: 'dark' })
