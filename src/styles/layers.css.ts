import { globalLayer } from '@vanilla-extract/css'

// Declared in rising priority. Component styles stay outside of layers and so win over all three.
export const reset = globalLayer('reset')
export const base = globalLayer('base')
export const vendor = globalLayer('vendor')
