import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  marginBlockEnd: space[8],
  backgroundColor: color.page,
  border: `1px solid ${color.hairline}`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.small,
  '@media': {
    [mediaQuery.noScript]: { display: 'none' },
    [mediaQuery.print]: { display: 'none' },
  },
})

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: '4rem',
  padding: space[4],
  textAlign: 'start',
  ':hover': { backgroundColor: color.inset },
  // The text starts where the fields of the open panel do.
  '@media': { [mediaQuery.medium]: { paddingInline: space[5] } },
})

export const title = style([text.subheading, { display: 'block', color: color.ink }])
export const lead = style([text.small, { display: 'block', color: color.muted }])

export const caret = style({ flexShrink: 0, color: color.link })
export const caretOpen = style([caret, { transform: 'rotate(180deg)' }])

export const panel = style({ selectors: { '&[hidden]': { display: 'none' } } })
