import { globalLayer } from '@vanilla-extract/css'

// In rising priority. Component styles are unlayered, so they override all three layers.
export const reset = globalLayer('reset')
export const base = globalLayer('base')
export const vendor = globalLayer('vendor')
