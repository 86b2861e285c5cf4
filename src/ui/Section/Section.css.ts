import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { nightBand } from '#styles/night.css.ts'
import { sectionSpace } from '#styles/tokens.ts'

export const root = style({ paddingBlock: sectionSpace })

const quiet = style({})

export const tone = styleVariants({
  page: [quiet],
  surface: [{ backgroundColor: color.surface }],
  inset: [{ backgroundColor: color.inset }],
  // By night the hairlines are what makes it a band.
  night: [nightBand, { borderBlock: `1px solid ${color.hairline}` }],
})

// Two on one ground share the space between them.
globalStyle(`${quiet} + ${quiet}`, { paddingBlockStart: 0 })
