import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { buttonRow, columns, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { sailMask } from '#styles/motifs.ts'
import { contentWidth, gutter, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { notPrinted } from '#styles/visibility.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: columns(1),
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: columns(11, 9),
      // The hero is not higher than the picture is wide, which would crop its subject.
      minBlockSize: 'min(40rem, 44vw, calc(100svh - 7rem))',
    },
  },
})

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space[6],
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem)',
  paddingInline: gutter,
  '@media': {
    [mediaQuery.large]: {
      // Aligns the column with the page's content at any width: half the window is the column's width / 1.1.
      paddingInlineStart: `max(${gutter}, 100% / 1.1 - ${contentWidth} / 2)`,
      // Leaves room for a title's longest word, even where glyph widths are rounded to whole pixels.
      paddingInlineEnd: space[8],
    },
  },
})

export const crumbs = style([
  text.data,
  { ...wrap(space[3]), alignItems: 'center', color: color.muted },
])
export const crumbLink = style({ ...touchTarget, color: color.link })
export const number = style({ color: color.accent })

export const title = style([
  text.display,
  { fontSize: 'max(min(10vw, 2.5rem), min(5.55vw, 5rem), min(20vw - 16.5rem, 6rem))' },
])

export const fact = style([text.data, { fontSize: '0.9375rem' }])

export const actions = style([buttonRow, { inlineSize: '100%' }])

export const media = style([
  // A film would leave an empty box.
  notPrinted,
  sailMask,
  {
    position: 'relative',
    aspectRatio: '4 / 3',
    '@media': {
      [mediaQuery.medium]: { aspectRatio: '16 / 9' },
      [mediaQuery.large]: {
        aspectRatio: 'auto',
        // In wide windows, the arc of `sailMask` keeps its proportion to the height.
        borderEndStartRadius: 'min(58%, 32rem) 100%',
        // The next section may begin with a highlighted border: the picture's own line covers it.
        marginBlockEnd: -2,
      },
    },
  },
])
