import { createVar, style } from '@vanilla-extract/css'
import { aviationInKuwait, toYear } from '#content/about.ts'
import { color, bandBackground } from '#styles/contract.css.ts'
import { columns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { taxiNode } from '#styles/motifs.ts'
import { onPicture } from '#styles/themes.css.ts'
import { sectionSpace, space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const YEARS_AFTER_LAST_EVENT = 30
const years = aviationInKuwait.events.map(toYear)
const [start, last] = [Math.min(...years), Math.max(...years)]
const end = last + YEARS_AFTER_LAST_EVENT
const eventIntervals = years.map((year, index) => (years[index + 1] ?? end) - year)
const toPercent = (count: number) => `${(100 * count) / (end - start)}%`
const firstTick = Math.ceil(start / 10 + 1) * 10
const tickCount = Math.floor((last - firstTick) / 10)

const IN_A_ROW = `screen and ${mediaQuery.medium}`

const node = createVar()

export const root = style([
  onPicture,
  {
    paddingBlock: sectionSpace,
    backgroundColor: bandBackground.tool,
    borderBlock: `1px solid ${color.hairline}`,
  },
])

export const drawing = style({
  vars: { [node]: '1rem' },
  position: 'relative',
  marginBlockStart: 'clamp(2.5rem, 6vw, 5rem)',
})

const shownInARow = style({
  display: 'none',
  '@media': { [IN_A_ROW]: { display: 'block' } },
})

export const line = shownInARow

export const ticks = style([
  shownInARow,
  {
    inlineSize: `calc(${toPercent(10 * tickCount)} + 1px)`,
    blockSize: '0.625rem',
    marginInlineStart: toPercent(firstTick - start),
    backgroundImage: `repeating-linear-gradient(90deg, ${color.accent} 0 1px, transparent 1px calc((100% - 1px) / ${tickCount}))`,
    forcedColorAdjust: 'none',
  },
])

export const list = style({
  display: 'grid',
  '@media': {
    [IN_A_ROW]: {
      gridTemplateColumns: columns(...eventIntervals),
    },
  },
})

export const event = style({
  position: 'relative',
  ...stack(space[2]),
  alignContent: 'start',
  paddingInlineStart: space[10],
  paddingBlockEnd: space[10],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(0.75rem + ${node}) -0.75rem`,
    insetInlineStart: `calc(${node} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.accentLine}`,
    forcedColorAdjust: 'none',
  },
  '::after': taxiNode(node, '0.75rem', bandBackground.tool),
  selectors: {
    '&:first-child::after': { borderStyle: 'dotted' },
    '&:last-child': { paddingBlockEnd: 0, paddingInlineEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [IN_A_ROW]: {
      paddingInline: `0 ${space[6]}`,
      paddingBlock: `${space[8]} 0`,
      '::before': { display: 'none' },
      '::after': {
        insetBlockStart: `calc(-0.625rem - 1px - ${node} / 2)`,
      },
    },
    [`screen and ${mediaQuery.large}`]: { paddingInlineEnd: space[10] },
  },
})

export const day = style([
  text.data,
  {
    display: 'block',
    color: color.accent,
    '@media': { [IN_A_ROW]: { minBlockSize: '1lh' } },
  },
])
export const year = style([
  text.title,
  { fontSize: 'clamp(2.25rem, 4vw, 3.5rem)', lineHeight: 1.05 },
])
export const fact = style({
  maxInlineSize: textChars(30),
  textWrap: 'balance',
  // In the narrow columns of tablets, balancing would leave a short word alone on a line.
  '@media': { [mediaQuery.tablet]: { textWrap: 'pretty' } },
})

export const scale = style([
  text.data,
  shownInARow,
  { marginBlockStart: space[10], color: color.muted },
])
