import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { control, controlHover, controlInvalid } from '#styles/control.ts'
import { vendor } from '#styles/layers.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { layer, radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { FLAG_HEIGHT, FLAG_ROWS, FLAG_WIDTH } from './flags.ts'

export const root = style({ position: 'relative' })

/** Styles an element of react-phone-input-2, whose own stylesheet is not loaded. */
const partStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [vendor]: rule } })

partStyle('.react-tel-input', { position: 'relative' })
partStyle('.form-control', {
  ...control,
  paddingBlock: space[2],
  paddingInline: `5rem ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
partStyle('.form-control:hover', controlHover)
partStyle('.form-control[aria-invalid="true"]', controlInvalid)
partStyle('.flag-dropdown', {
  position: 'absolute',
  insetBlock: 1,
  insetInlineStart: 1,
  inlineSize: '4rem',
})
partStyle('.selected-flag', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  borderInlineEnd: `1px solid ${color.hairline}`,
  borderRadius: radius.small,
  cursor: 'pointer',
})
partStyle('.selected-flag:focus-visible', { outlineOffset: '-3px' })
partStyle('.selected-flag:hover', { backgroundColor: color.inset })
partStyle('.selected-flag .flag', { position: 'relative', marginInlineEnd: '1rem' })
partStyle('.selected-flag .arrow', {
  position: 'absolute',
  insetInlineStart: `calc(${FLAG_WIDTH}px + ${space[2]})`,
  insetBlockStart: 6,
  inlineSize: 8,
  // A border, because a browser that darkens a light page would hide a dark background.
  borderBlockStart: `5px solid ${color.ink}`,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
})
partStyle('.selected-flag .arrow.up', { transform: 'rotate(180deg)' })

partStyle('.country-list', {
  ...text.small,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: -1,
  zIndex: layer.control,
  inlineSize: 'min(24rem, calc(100vw - 3rem))',
  // A taller list would scroll its search box out of a low window, such as at 400 % zoom.
  maxBlockSize: `min(20rem, 100vh - ${space[8]})`,
  scrollMarginBlockEnd: space[4],
  overflowY: 'auto',
  color: color.body,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  boxShadow: '0 1rem 2.5rem rgba(8, 16, 28, 0.24)',
})
partStyle('.country-list .search', {
  position: 'sticky',
  insetBlockStart: 0,
  // Rows with `content-visibility` would be painted over the search box.
  zIndex: 1,
  padding: space[2],
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
partStyle('.country-list .search-box', {
  ...control,
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  fontSize: '1rem',
  backgroundColor: color.page,
})
partStyle('.country-list .search-box::placeholder', { color: color.muted, opacity: 1 })
partStyle('.country-list .country', {
  display: 'grid',
  gridTemplateColumns: `calc(${FLAG_WIDTH}px + ${space[3]}) 1fr auto`,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  cursor: 'pointer',
  scrollMarginBlockStart: '4rem',
  // Only seven of 230 rows are visible: the browser skips the layout of the others.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 2.75rem',
})
partStyle('.country-list .country:hover', { backgroundColor: color.inset })
// The search box has the focus ring: a second one here would look like a second focus.
partStyle('.country-list .country[aria-selected="true"]', {
  color: color.ink,
  backgroundColor: color.inset,
  boxShadow: `inset 3px 0 ${color.accent}`,
  '@media': {
    [mediaQuery.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})
partStyle('.country-list .dial-code', { color: color.muted })
partStyle('.country-list .no-entries-message:not(:empty)', { padding: space[4] })

partStyle('.flag', {
  inlineSize: FLAG_WIDTH,
  blockSize: FLAG_HEIGHT,
  backgroundImage: "url('/phone/flags.webp')",
  boxShadow: `0 0 0 1px ${color.hairline}`,
})

// A rule for each row and column of the sprite: a seventh of the bytes of a rule for each country.
const rows = FLAG_ROWS.map((row) => row.split(' '))
const columns = (rows[0] ?? []).map((_, x) => rows.flatMap((row) => row[x] ?? []))
const flags = (countries: readonly string[]) => `.flag:is(.${countries.join(', .')})`
for (const [y, row] of rows.entries()) {
  if (y > 0) partStyle(flags(row), { backgroundPositionY: -y * FLAG_HEIGHT })
}
for (const [x, column] of columns.entries()) {
  if (x > 0) partStyle(flags(column), { backgroundPositionX: -x * FLAG_WIDTH })
}
