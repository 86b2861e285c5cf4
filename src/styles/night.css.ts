import { createTheme, style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { dark } from './palette.ts'

const nightColors = createTheme(color, dark)

/** Text on films and pictures: dark theme colours in both themes, transparent background. */
export const onPicture = style([nightColors, { color: color.body, colorScheme: 'dark' }])

/** A band with the dark theme's background in both themes: strip, footer, contact band. */
export const nightBand = style([onPicture, { backgroundColor: color.page }])
