import { globalStyle, style } from '@vanilla-extract/css'
import { specimen } from '#features/departureReport/SpecimenHead.css.ts'
import { text } from '#styles/typography.ts'
import { sheet } from '#features/departureReport/SpecimenReport.css.ts'

const ZOOM = 0.83

export const root = style({ page: 'report', inlineSize: '180mm', blockSize: '260mm' })
export const title = style([text.heading, { marginBlockEnd: '4mm' }])
globalStyle(`${root} > ${sheet}`, { zoom: ZOOM })
// 10.5 mm, however small the rest is.
globalStyle(`${root} ${specimen}`, { fontSize: `calc(30pt / ${ZOOM})` })
