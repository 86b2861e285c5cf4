import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { iconButton } from '#styles/control.ts'
import { ends } from '#styles/layout.ts'
import { anchored, mediaQuery } from '#styles/breakpoints.ts'
import { nightBand } from '#styles/themes.css.ts'
import { space } from '#styles/tokens.ts'
import { text as textStyles } from '#styles/typography.ts'
import { needsScript } from '#styles/visibility.css.ts'

export const root = style([
  nightBand,
  {
    color: color.page,
    backgroundColor: color.accent,
    selectors: {
      'html[data-notice-hidden] &': { display: 'none' },
    },
    '@supports': {
      [`not (${anchored})`]: {
        // The phone's menu has a fixed position, which assumes a header at the top of the page.
        selectors: { 'html:has(header :popover-open) &': { display: 'none' } },
      },
    },
    '@media': {
      [mediaQuery.print]: { color: color.ink, borderBlockEnd: `1px solid ${color.ink}` },
    },
  },
])

export const row = style({
  ...ends(space[4]),
  minBlockSize: '2.75rem',
})

export const text = style([
  textStyles.small,
  { minInlineSize: 0, paddingBlock: space[2], overflowWrap: 'anywhere' },
])

const onAccent = { color: 'inherit', ':hover': { color: 'inherit' } } as const
const focus = { outlineColor: color.page, outlineOffset: '-3px' }

export const link = style({ ...onAccent, ':focus-visible': focus })
export const dismiss = style([
  needsScript,
  {
    ...iconButton,
    flex: 'none',
    marginInlineEnd: '-0.75rem',
    color: 'inherit',
    ':hover': { color: 'inherit', backgroundColor: 'transparent', outline: '1px solid' },
    ':focus-visible': focus,
  },
])
