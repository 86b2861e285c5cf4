import { globalStyle, style } from '@vanilla-extract/css'
import { split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style({
  ...stack(space[10]),
  '@media': { [mediaQuery.print]: { gap: '4mm', breakInside: 'avoid' } },
})
// In print the report starts a new sheet. A break inside the section could leave a sheet empty.
globalStyle(`section:has(> * > ${root})`, {
  '@media': { [mediaQuery.print]: { breakBefore: 'page' } },
})

export const intro = style([blockInPrint, split(4, 8, `${space[6]} ${space[16]}`)])
export const prose = style({ ...stack(space[5]), justifyItems: 'start', alignContent: 'start' })
