import { style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { textChars } from './tokens.ts'
import { text } from './typography.ts'

export const ink = style({ color: color.ink })
export const muted = style({ color: color.muted })
export const dataMuted = style([text.data, { color: color.muted }])
export const dataAccent = style([text.data, { color: color.accent }])
export const smallMuted = style([text.small, { color: color.muted }])
/** Says of content that it is a sample, or how old it is. */
export const remark = style([text.data, { fontSize: '0.75rem', color: color.muted }])

export const display = style(text.display)
export const heading = style(text.heading)
export const pointName = style([text.heading, { fontSize: '1.1875rem' }])
export const noteName = style([text.heading, { fontSize: '1.125rem' }])

export const lead = style(text.lead)
export const lead44 = style([text.lead, { maxInlineSize: textChars(44) }])
export const lead56 = style([text.lead, { maxInlineSize: textChars(56) }])
