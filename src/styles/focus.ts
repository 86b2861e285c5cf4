import { color } from './contract.css.ts'

export const focusRing = {
  outline: `3px solid ${color.link}`,
  outlineOffset: '3px',
} as const
