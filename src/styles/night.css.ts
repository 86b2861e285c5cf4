import { createTheme, style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { dark } from './palette.ts'

const nightColors = createTheme(color, dark)

/** For text over film and pictures: the colours of night in either theme, no ground of its own. */
export const onPicture = style([nightColors, { color: color.body, colorScheme: 'dark' }])

/** A band that is night-blue in either theme: strip, footer, contact band. */
export const nightBand = style([onPicture, { backgroundColor: color.page }])
