import { globalLayer } from '@vanilla-extract/css'

// Cascade layers in rising priority. Component styles are unlayered and override all three.
export const reset = globalLayer('reset')
export const base = globalLayer('base')
export const vendor = globalLayer('vendor')
