import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'

export const floor = style({ fill: color.surface })
export const wall = style({ stroke: color.link, strokeWidth: 2, fill: 'none' })
/** The cabin width that the turn needs. */
export const needed = style({ stroke: color.muted, strokeDasharray: '6 4', fill: 'none' })
export const level = style({ stroke: color.accent })
export const notLevel = style({ stroke: color.ink, strokeDasharray: '2 3' })
export const corner = style({ fill: color.link })
