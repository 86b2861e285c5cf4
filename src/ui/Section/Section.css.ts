import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { nightBand } from '#styles/night.css.ts'
import { sectionSpace } from '#styles/tokens.ts'

export const root = style({ paddingBlock: sectionSpace })

export const tone = styleVariants({
  page: [],
  surface: [{ backgroundColor: color.surface }],
  inset: [{ backgroundColor: color.inset }],
  night: [nightBand],
})
