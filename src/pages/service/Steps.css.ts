import { createVar, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const node = createVar()

export const title = style([text.title, { marginBlockEnd: space[12] }])

/** The steps hang on a taxiway's centre line. */
export const list = style({
  vars: { [node]: '0.875rem' },
  display: 'grid',
  '@media': {
    [mediaQuery.medium]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
})

export const step = style({
  position: 'relative',
  paddingInlineStart: space[10],
  paddingBlockEnd: space[10],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${node} / 2 - 1px)`,
    inlineSize: 2,
    backgroundColor: color.accent,
    forcedColorAdjust: 'none',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.35rem',
    insetInlineStart: 0,
    inlineSize: node,
    blockSize: node,
    borderRadius: '50%',
    backgroundColor: color.inset,
    border: `2px solid ${color.accent}`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [mediaQuery.medium]: {
      paddingInlineStart: 0,
      paddingInlineEnd: space[6],
      paddingBlock: `${space[10]} 0`,
      '::before': {
        insetBlock: 'auto',
        insetBlockStart: `calc(${node} / 2 - 1px)`,
        insetInline: 0,
        inlineSize: 'auto',
        blockSize: 2,
      },
      '::after': { insetBlockStart: 0 },
    },
  },
})

export const number = style([text.data, { color: color.accent }])
export const stepTitle = style([text.heading, { marginBlockStart: space[1] }])
export const stepText = style({ marginBlockStart: space[2], maxInlineSize: '44ch' })
