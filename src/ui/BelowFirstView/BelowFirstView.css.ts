import { style } from '@vanilla-extract/css'

/** Keeps the footer out of the first view. */
export const space = style({ minBlockSize: '100svh' })
