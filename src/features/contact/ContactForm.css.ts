import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { buttonRow, equalColumnsFrom, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([needsScript, stack(space[6]), { position: 'relative' }])

export const fields = style({
  ...stack(`${space[5]} ${space[6]}`),
  ...equalColumnsFrom(mediaQuery.medium, 2),
})

const halfWidth = style({ minInlineSize: 0 })
const fullWidth = style([halfWidth, { gridColumn: '1 / -1' }])
export const width = { half: halfWidth, full: fullWidth }

export const privacy = style([text.small, { maxInlineSize: measure, color: color.muted }])

export const submit = style({
  ...wrap(`${space[3]} ${space[6]}`),
  alignItems: 'center',
  paddingBlockStart: space[2],
})

export const note = style([text.small, { flex: '1 1 16rem', color: color.muted }])

export const honeypot = style({
  position: 'absolute',
  insetInlineStart: '-100vw',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
})

export const failure = style([
  notPrinted,
  {
    ...stack(space[4]),
    padding: space[5],
    backgroundColor: color.inset,
    borderInlineStart: `4px solid ${color.error}`,
    marginBlockStart: space[8],
  },
])

export const failureActions = style(buttonRow)

export const callText = style({ whiteSpace: 'normal' })
export const phoneNumber = style({ whiteSpace: 'nowrap' })
