import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color, themeDisplay } from './contract.css.ts'
import { dark, light } from './palette.ts'

createGlobalTheme(':root', color, light)
createGlobalTheme(':root', themeDisplay, { inLight: 'block', inDark: 'none' })
createGlobalTheme(':root.dark', color, dark)
createGlobalTheme(':root.dark', themeDisplay, { inLight: 'none', inDark: 'block' })

globalStyle(':root', { colorScheme: 'light' })
globalStyle(':root.dark', { colorScheme: 'dark' })
