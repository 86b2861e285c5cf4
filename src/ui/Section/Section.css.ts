import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, bandBackground } from '#styles/contract.css.ts'
import { headerBottom } from '#styles/reset.css.ts'
import { nightBand, onPicture } from '#styles/themes.css.ts'
import { sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** Makes a link to a section stop just above its content, not at its padding. */
const stopAbove = (above: string) => ({
  scrollMarginBlockStart: `calc(${headerBottom} + ${space[8]} - ${above})`,
})

/** The space above and below a section, and the size of its title; service pages set smaller ones. */
export const gap = createVar()
export const titleSize = createVar()

const padding = fallbackVar(gap, sectionSpace)
const toolPadding = 'clamp(4rem, 11.1vw, 10rem)'

export const root = style({ paddingBlock: padding, ...stopAbove(padding) })

const plain = style({})

export const tone = styleVariants({
  page: [plain],
  surface: [{ backgroundColor: color.surface }],
  inset: [{ backgroundColor: bandBackground.notes }],
  night: [nightBand, { paddingBlock: space[16], borderBlock: `1px solid ${color.hairline}` }],
  tool: [
    onPicture,
    {
      vars: { [color.page]: bandBackground.tool },
      paddingBlock: toolPadding,
      ...stopAbove(toolPadding),
      backgroundColor: bandBackground.tool,
      borderBlockStart: `2px solid ${color.accentLine}`,
      borderBlockEnd: `1px solid ${color.hairline}`,
    },
  ],
})

const titleText = { ...text.title, fontSize: fallbackVar(titleSize, text.title.fontSize) }
export const title = styleVariants({
  plain: titleText,
  spaced: { ...titleText, marginBlockEnd: 'clamp(1.5rem, 4vw, 3rem)' },
})

globalStyle(`${plain} + ${plain}`, { paddingBlockStart: 0, ...stopAbove('0px') })
