import { style } from '@vanilla-extract/css'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([needsScript, notPrinted, { display: 'grid' }])
