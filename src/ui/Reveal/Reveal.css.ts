import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'

export const hidden = style({ '@media': { [`screen and ${mediaQuery.motion}`]: { opacity: 0 } } })
