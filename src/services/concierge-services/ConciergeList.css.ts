import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { pointName } from '#styles/text.css.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

const list = style([
  blockInPrint,
  stack(space[5]),
  equalColumnsFrom(mediaQuery.medium, 2),
  equalColumnsFrom(mediaQuery.wide, 3),
])

const HOLE = { width: '0.375rem', height: '1.25rem' }

const item = style({
  ...stack(space[1]),
  position: 'relative',
  alignContent: 'start',
  paddingBlock: space[5],
  paddingInline: `calc(${space[6]} + ${HOLE.width} + ${space[5]}) ${space[5]}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderStartStartRadius: '3rem',
  borderEndStartRadius: '3rem',
  borderStartEndRadius: radius.medium,
  borderEndEndRadius: radius.medium,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: space[6],
    insetBlockStart: `calc(50% - ${HOLE.height} / 2)`,
    inlineSize: HOLE.width,
    blockSize: HOLE.height,
    borderRadius: radius.round,
    border: `1px solid ${color.control}`,
    backgroundColor: color.page,
  },
  '@media': { [mediaQuery.print]: { breakInside: 'avoid', border: 0, padding: '1mm 0' } },
})
export const styles = { list, item, name: pointName }
