import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color, shown } from './contract.css.ts'
import { dark, light } from './palette.ts'

createGlobalTheme(':root', color, light)
createGlobalTheme(':root', shown, { inLight: 'block', inDark: 'none' })
createGlobalTheme(':root.dark', color, dark)
createGlobalTheme(':root.dark', shown, { inLight: 'none', inDark: 'block' })

globalStyle(':root', { colorScheme: 'light' })
globalStyle(':root.dark', { colorScheme: 'dark' })
