import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '#styles/tokens.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const gap = styleVariants(space, (value) => ({ gap: value }))
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
})
