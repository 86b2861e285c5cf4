import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { font, gutter, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const base = style(text.data)
const [page, tool, prose] = [style({}), style({}), style({})]

/**
 * On a page, tables of figures stand beside one another; in a tool, wide ones scroll horizontally.
 * Tables of words have the text's font.
 */
export const table = styleVariants({
  page: [base, page, { alignSelf: 'start', lineHeight: 1.4 }],
  tool: [
    base,
    tool,
    { fontSize: '0.875rem', '@media': { [mediaQuery.print]: { breakInside: 'avoid' } } },
  ],
  text: [base, prose, { '@media': { [mediaQuery.print]: { breakInside: 'avoid' } } }],
})
globalStyle(`${base}${prose}`, { ...text.small, fontFamily: font.body })
export const figures = style({})

globalStyle(`${base} caption`, { paddingBlockEnd: space[2], textAlign: 'start' })
globalStyle(`${page} caption`, { ...text.subheading, color: color.ink })
globalStyle(`:is(${tool}, ${prose}) caption`, {
  ...text.small,
  color: color.body,
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: `calc(100vw - 2 * ${gutter})`,
  '@media': {
    [mediaQuery.print]: { position: 'static', maxInlineSize: 'none', paddingBlockStart: space[4] },
  },
})

globalStyle(within(base, 'th', 'td'), {
  padding: `0.4375rem ${space[3]} 0.4375rem 0`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.ink,
  '@media': { [mediaQuery.print]: { paddingBlock: '0.4mm' } },
})
globalStyle(within(base, 'th:last-child', 'td:last-child'), { paddingInlineEnd: 0 })
globalStyle(`${base} thead th`, { color: color.muted, borderBlockStartColor: color.control })
globalStyle(`${page} tbody th, ${tool} td`, { color: color.body })
globalStyle(`${tool} thead th`, { borderBlockStart: 0 })
globalStyle(within(`${tool} [aria-current]`, 'th', 'td'), { color: color.accent })

globalStyle(`${base} ${figures}`, { textAlign: 'end' })
globalStyle(`${tool} td${figures}`, { whiteSpace: 'nowrap' })
globalStyle(`${tool} thead th`, { verticalAlign: 'bottom' })
globalStyle(`${tool}:not(:has(td:not(${figures}))) thead th${figures}`, {
  '@media': { [mediaQuery.large]: { inlineSize: '12rem' } },
})
globalStyle(`${page} ${figures}:not(:last-child)`, {
  '@media': { screen: { paddingInlineEnd: space[5] } },
})
globalStyle(`${tool} ${figures}:not(:last-child)`, {
  '@media': { [`screen and ${mediaQuery.medium}`]: { paddingInlineEnd: space[5] } },
})
// On phones, a last column of text would shrink to its longest word and make its rows high.
globalStyle(`${tool} td:last-child:not(${figures})`, {
  '@media': { screen: { minInlineSize: '8rem' } },
})

globalStyle(`${base}${prose} caption`, { paddingBlockEnd: space[4] })
globalStyle(`${prose} thead th`, { ...text.data, borderBlockStart: 0, verticalAlign: 'bottom' })
globalStyle(`${prose} tbody th`, { fontWeight: 600 })
globalStyle(`${prose} td`, { color: color.body })
globalStyle(`${prose}:has(th:nth-child(4))`, { '@media': { screen: { minInlineSize: '44rem' } } })
globalStyle(`${base}${prose} td:nth-child(n)`, {
  '@media': { [mediaQuery.print]: { whiteSpace: 'normal !important' } },
})
