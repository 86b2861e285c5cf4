import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { control, controlHover, controlInvalid } from '#styles/control.ts'
import { focusRing } from '#styles/focus.ts'
import { vendor } from '#styles/layers.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { layer, radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { FLAG_HEIGHT, FLAG_ROWS, FLAG_WIDTH } from './flags.ts'

export const root = style({ position: 'relative' })

/** The library's own class names, inside our root: its stylesheet is not loaded. */
const part = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [vendor]: rule } })

part('.react-tel-input', { position: 'relative' })
part('.form-control', {
  ...control,
  paddingBlock: space[2],
  paddingInline: `5rem ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
part('.form-control:hover', controlHover)
part('.form-control[aria-invalid="true"]', controlInvalid)
part('.flag-dropdown', {
  position: 'absolute',
  // Inside of the control's border.
  insetBlock: 1,
  insetInlineStart: 1,
  inlineSize: '4rem',
})
part('.selected-flag', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  borderInlineEnd: `1px solid ${color.hairline}`,
  borderRadius: radius.small,
  cursor: 'pointer',
})
part('.selected-flag:hover', { backgroundColor: color.inset })
part('.selected-flag .flag', { position: 'relative', marginInlineEnd: '1rem' })
part('.selected-flag .arrow', {
  position: 'absolute',
  insetInlineStart: `calc(${FLAG_WIDTH}px + ${space[2]})`,
  insetBlockStart: 6,
  inlineSize: 8,
  blockSize: 5,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  backgroundColor: color.ink,
  // Forced colours hide a background, and would draw the transparent sides of a border triangle.
  '@media': { [mediaQuery.forcedColors]: { backgroundColor: 'ButtonText' } },
})
part('.selected-flag .arrow.up', { transform: 'rotate(180deg)' })

part('.country-list', {
  ...text.small,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: -1,
  zIndex: layer.control,
  inlineSize: 'min(24rem, calc(100vw - 3rem))',
  maxBlockSize: '20rem',
  scrollMarginBlockEnd: space[4],
  overflowY: 'auto',
  // As high as the search box, which would lie over the first row.
  scrollPaddingBlockStart: '4rem',
  padding: 0,
  listStyle: 'none',
  color: color.body,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  boxShadow: '0 1rem 2.5rem rgba(8, 16, 28, 0.24)',
})
part('.country-list .search', {
  position: 'sticky',
  insetBlockStart: 0,
  // Rows that are laid out as they come into view are painted over what is not raised.
  zIndex: 1,
  padding: space[2],
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
part('.country-list .search-box', {
  ...control,
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  // Below 16 px a phone would zoom in on the field.
  fontSize: '1rem',
  backgroundColor: color.page,
})
part('.country-list .search-box::placeholder', { color: color.muted, opacity: 1 })
part('.country-list .country', {
  display: 'grid',
  gridTemplateColumns: `calc(${FLAG_WIDTH}px + ${space[3]}) 1fr auto`,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  cursor: 'pointer',
  // Seven of 230 are seen: the others are laid out as they come into view.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 2.75rem',
})
part('.country-list .country:hover', { backgroundColor: color.inset })
part('.country-list .country.highlight', {
  color: color.ink,
  backgroundColor: color.inset,
  boxShadow: `inset 3px 0 ${color.accent}`,
})
part('.country-list .country[aria-selected="true"]', { ...focusRing, outlineOffset: '-3px' })
part('.country-list .dial-code', { color: color.muted })
part('.country-list .no-entries-message', { padding: space[4] })

part('.flag', {
  inlineSize: FLAG_WIDTH,
  blockSize: FLAG_HEIGHT,
  backgroundImage: "url('/phone/flags.webp')",
  boxShadow: `0 0 0 1px ${color.hairline}`,
})

// A rule for each row and each column: a seventh of the rules that one for each country would take.
// The first of either is where a background begins.
const rows = FLAG_ROWS.map((row) => row.split(' '))
const columns = (rows[0] ?? []).map((_, x) => rows.flatMap((row) => row[x] ?? []))
const flags = (countries: readonly string[]) => `.flag:is(.${countries.join(', .')})`
for (const [y, row] of rows.entries()) {
  if (y > 0) part(flags(row), { backgroundPositionY: -y * FLAG_HEIGHT })
}
for (const [x, column] of columns.entries()) {
  if (x > 0) part(flags(column), { backgroundPositionX: -x * FLAG_WIDTH })
}
