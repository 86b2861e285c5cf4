import { createTheme, style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { dark } from './palette.ts'

const nightColors = createTheme(color, dark)

/** Text on films and pictures: dark theme colours, transparent background. */
export const onPicture = style([nightColors, { color: color.body, colorScheme: 'dark' }])

/** A band with dark theme colours in both themes. */
export const nightBand = style([onPicture, { backgroundColor: color.page }])
