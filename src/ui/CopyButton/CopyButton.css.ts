import { style } from '@vanilla-extract/css'
import { iconButton } from '#styles/control.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([needsScript, notPrinted, { display: 'grid' }])
export const icon = style(iconButton)
