import { style } from '@vanilla-extract/css'
import { shown } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

const image = style({ inlineSize: 'auto', blockSize: '2.25rem' })
export const light = style([image, { display: shown.inLight }])
export const dark = style([image, { display: shown.inDark }])
/** On bands that are night-blue in either theme. */
export const night = style([image, { '@media': { [mediaQuery.print]: { display: 'none' } } }])
