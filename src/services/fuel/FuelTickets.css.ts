import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { title } from '#ui/Section/Section.css.ts'

export const root = style({
  ...stack(space[8]),
  ...equalColumnsFrom(mediaQuery.mediumOrPrint, 2),
})

const holes = (side: string) =>
  `radial-gradient(circle at ${side}, ${color.hairline} 0.3125rem, transparent 0.34375rem)`

export const ticket = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingInline: space[8],
  backgroundColor: color.surface,
  backgroundImage: `${holes('0.875rem 50%')}, ${holes('calc(100% - 0.875rem) 50%')}`,
  backgroundSize: '100% 1.5rem',
  backgroundRepeat: 'round',
  borderBlock: `1px solid ${color.control}`,
  '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
})

export const stub = style({
  paddingBlock: space[6],
  paddingInline: space[3],
  borderBlockEnd: `2px dashed ${color.control}`,
})
export const name = title.plain
export const lead = style([text.body, { marginBlockStart: space[2] }])

export const rows = style({ paddingInline: space[3], paddingBlock: space[3] })
export const row = style({
  ...stack(space[1]),
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
