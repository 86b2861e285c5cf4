import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

// Each field reserves a line for its error. The gap keeps a message nearer to its own field than to the
// next label.
export const root = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  '@media': { [mediaQuery.noScript]: { display: 'none' } },
})

export const fields = style({
  display: 'grid',
  gap: space[6],
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const halfWidth = style({ minInlineSize: 0 })
const fullWidth = style([halfWidth, { gridColumn: '1 / -1' }])
export const field = { text: halfWidth, email: halfWidth, phone: fullWidth, multiline: fullWidth }

export const privacy = style([text.small, { maxInlineSize: measure, color: color.muted }])

export const submit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
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

export const failure = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  backgroundColor: color.inset,
  borderInlineStart: `4px solid ${color.error}`,
  marginBlockStart: space[8],
})

export const failureActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [mediaQuery.upTo640]: { display: 'grid' } },
})

/** The label may wrap on phones, but the phone number in it must not. */
export const callText = style({ whiteSpace: 'normal' })
export const phoneNumber = style({ whiteSpace: 'nowrap' })
