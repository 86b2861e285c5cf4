import { globalStyle, style } from '@vanilla-extract/css'
import { touchTarget } from '#styles/control.ts'
import { text } from '#styles/typography.ts'
import { gap, titleSize } from '#ui/Section/Section.css.ts'

export const sections = style({})

globalStyle(`${sections}, ${sections} + section`, {
  vars: {
    [gap]: 'clamp(3.5rem, 6.7vw, 6rem)',
    [titleSize]: 'clamp(1.75rem, 1rem + 1.8vw, 2.5rem)',
  },
})

export const phone = style([
  text.data,
  {
    ...touchTarget,
    fontSize: 'clamp(1.5rem, 1rem + 1.2vw, 2rem)',
    lineHeight: 1.2,
  },
])
