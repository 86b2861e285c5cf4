import { style } from '@vanilla-extract/css'
import { contentWidth, gutter } from '#styles/tokens.ts'

export const root = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${contentWidth} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
})
