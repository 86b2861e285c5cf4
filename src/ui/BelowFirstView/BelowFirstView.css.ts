import { style } from '@vanilla-extract/css'

/** Keeps the footer below the viewport until the second render. */
export const space = style({ minBlockSize: '100svh' })
