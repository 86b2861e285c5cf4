import { style } from '@vanilla-extract/css'

export const hidden = style({ '@media': { screen: { opacity: 0 } } })
