import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { taxiwaySign } from '#styles/palette.ts'
import { font, radius, sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  ...stack('clamp(2.5rem, 5vw, 4.5rem)'),
  paddingBlock: sectionSpace,
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: columns(7, 5),
      gridTemplateAreas: '"sign sign" "title exit"',
    },
  },
})
const area = (name: string) => ({ '@media': { [mediaQuery.large]: { gridArea: name } } })

const POST_HEIGHT = 'clamp(1.5rem, 3vw, 2.75rem)'

export const sign = style({
  '@media': { [mediaQuery.large]: { gridArea: 'sign' } },
  display: 'flex',
  // With every text enlarged, the sign is cut, so that the page does not scroll sideways.
  overflow: 'hidden',
  paddingBlockEnd: POST_HEIGHT,
  borderBlockEnd: `2px solid ${color.accentLine}`,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: 'clamp(min(3.5rem, 22vw), 1rem + 16vw, 10rem)',
  lineHeight: 1,
})

export const board = style({
  position: 'relative',
  display: 'flex',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `100% calc(-1 * ${POST_HEIGHT})`,
    insetInline: '0.6em',
    borderInline: `0.07em solid ${color.muted}`,
  },
})

const panel = style({ padding: '0.16em 0.28em', forcedColorAdjust: 'none' })

export const location = style([
  panel,
  {
    color: taxiwaySign.yellow,
    backgroundColor: taxiwaySign.black,
    border: `0.05em solid ${taxiwaySign.yellow}`,
    borderStartStartRadius: radius.large,
    borderEndStartRadius: radius.large,
  },
])

export const direction = style([
  panel,
  {
    display: 'grid',
    placeItems: 'center',
    color: taxiwaySign.black,
    backgroundColor: taxiwaySign.yellow,
    borderStartEndRadius: radius.large,
    borderEndEndRadius: radius.large,
  },
])

globalStyle(`${direction} svg`, { inlineSize: '0.8em', blockSize: '0.8em', strokeWidth: 3 })

export const prose = style({
  ...stack(space[6]),
  '@media': { [mediaQuery.large]: { display: 'contents' } },
})
export const title = style([text.display, { marginInlineStart: '-0.07em' }, area('title')])
export const exit = style([
  {
    ...stack(space[5]),
    alignContent: 'start',
    justifyItems: 'start',
  },
  area('exit'),
])
