import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumns } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'

const COLUMN_GAP = { base: space[4], large: space[8] }

const gridBase = style({
  display: 'grid',
  gap: `${space[6]} ${COLUMN_GAP.base}`,
  lineHeight: 1.35,
  '@media': { [mediaQuery.large]: { columnGap: COLUMN_GAP.large } },
})
const twoOnPhones = (count: number) => ({
  gridTemplateColumns: equalColumns(2),
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: equalColumns(count) } },
})
export const grid = styleVariants({
  three: [
    gridBase,
    {
      gridTemplateColumns: equalColumns(3),
      '@media': { [mediaQuery.print]: { maxInlineSize: '7.5cm' } },
    },
  ],
  five: [gridBase, twoOnPhones(5)],
})

export const miniature = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  columnGap: space[2],
})
globalStyle(`${miniature} > span`, { display: 'none' })
globalStyle(`${miniature} svg *`, { vectorEffect: 'non-scaling-stroke' })

const cellBase = style({ display: 'grid', alignContent: 'start', overflow: 'clip' })
export const cell = styleVariants({
  single: [cellBase],
  double: [cellBase, { gridColumn: 'span 2' }],
})
export const scale = style([cellBase, { alignContent: 'end' }])
export const scaleLabel = style({ color: color.muted })
export const scaleNote = style({
  color: color.muted,
  '@media': { [mediaQuery.medium]: { gridArea: '1 / 2 / auto / -1' } },
})
/** A scale bar with a note: the last cell on phones, one line below all plans on wider screens. */
export const scaleRow = style([
  scale,
  {
    rowGap: space[2],
    '@media': {
      [mediaQuery.medium]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'center',
      },
    },
  },
])
globalStyle(`${scaleRow} > :not(${scaleNote})`, {
  '@media': { [mediaQuery.medium]: { gridArea: '1 / 1' } },
})
globalStyle(`${scaleRow} > ${scaleLabel}`, {
  '@media': { [mediaQuery.medium]: { justifySelf: 'center' } },
})
export const fitsPattern = style({ position: 'absolute' })
export const fitsGround = style({ fill: color.accent, fillOpacity: 0.2 })
export const fitsLine = style({ stroke: color.accent, strokeWidth: 3 })
export const text = style({ display: 'grid', marginBlockStart: space[3] })
export const word = styleVariants({
  strong: { color: color.ink },
  label: { color: color.muted },
  result: { color: color.accent },
})

const planBase = style({ display: 'block', inlineSize: '100%', overflow: 'hidden' })
const halfWithout = (gap: string) => `calc((100% - ${gap}) / 2)`
export const plan = styleVariants({
  single: [planBase],
  double: [
    planBase,
    {
      inlineSize: halfWithout(COLUMN_GAP.base),
      overflow: 'visible',
      '@media': { [mediaQuery.large]: { inlineSize: halfWithout(COLUMN_GAP.large) } },
    },
  ],
})
