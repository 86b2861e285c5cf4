import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { headerHeight, layer, radius, space } from '#styles/tokens.ts'

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: color.page,
  borderBlockEnd: `1px solid ${color.hairline}`,
  // It stays while the page below it changes.
  viewTransitionName: 'header',
  '@media': {
    [mediaQuery.low]: { position: 'relative' },
    [mediaQuery.print]: { position: 'static' },
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: headerHeight,
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginInlineEnd: 'auto',
})

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  order: 1,
  // Its icon, not its box, ends where the content does.
  marginInlineEnd: '-0.625rem',
  color: color.ink,
  borderRadius: radius.small,
  ':hover': { color: color.linkHover, backgroundColor: color.inset },
  '@media': {
    [mediaQuery.medium]: { display: 'none' },
    // Without a script the menu is always open.
    [mediaQuery.noScript]: { display: 'none' },
  },
})
