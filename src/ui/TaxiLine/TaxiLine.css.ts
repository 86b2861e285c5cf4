import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { contentWidth, gutter } from '#styles/tokens.ts'
import { notPrinted } from '#styles/visibility.css.ts'

const line = style([notPrinted, { blockSize: 2, forcedColorAdjust: 'none' }])

const GAP = '0.75rem'
const windowMargin = `max(${gutter}, 50vw - ${contentWidth} / 2)`

export const course = styleVariants({
  /** A line across the window. The outset of a border image does not make the page scroll sideways. */
  across: [
    line,
    {
      borderImage: `linear-gradient(${color.accentLine}, ${color.accentLine}) fill 0 / 0 / 0 100vw`,
      transformOrigin: 'calc(50% - 50vw) 50%',
    },
  ],
  arriving: [
    line,
    {
      display: 'none',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 1px)',
      insetInlineEnd: `calc(100% + ${GAP})`,
      inlineSize: `calc(${windowMargin} - ${GAP})`,
      backgroundColor: color.accentLine,
      transformOrigin: '0 50%',
      '@media': { [`screen and ${mediaQuery.wide}`]: { display: 'block' } },
    },
  ],
})
