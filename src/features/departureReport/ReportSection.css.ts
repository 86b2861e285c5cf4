import { style } from '@vanilla-extract/css'
import { split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style({
  ...stack(space[10]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In print the report starts a new sheet.
  '@media': { [mediaQuery.print]: { gap: '4mm', breakBefore: 'page', breakInside: 'avoid' } },
})

export const intro = style([blockInPrint, split(4, 8, `${space[6]} ${space[16]}`)])
export const words = style({ ...stack(space[5]), justifyItems: 'start' })
export const lead = style([text.lead, { maxInlineSize: textChars(56) }])
