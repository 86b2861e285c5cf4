import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

export const label = style([text.subheading, { color: color.ink }])

export const hint = style([text.small, { color: color.muted }])

const control = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  '::placeholder': { color: color.muted, opacity: 1 },
  ':hover': { borderColor: color.ink },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: color.error,
      boxShadow: `inset 0 0 0 1px ${color.error}`,
    },
  },
})

export const controls = styleVariants({
  input: [control],
  select: [
    control,
    {
      // The system's own arrow would stand at the very border.
      appearance: 'none',
      paddingInlineEnd: space[10],
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.ink} 50%), linear-gradient(135deg, ${color.ink} 50%, transparent 50%)`,
      backgroundPosition: 'calc(100% - 1.3125rem) 55%, calc(100% - 1rem) 55%',
      backgroundSize: '0.3125rem 0.3125rem',
      backgroundRepeat: 'no-repeat',
      '@media': { [mediaQuery.forcedColors]: { appearance: 'auto' } },
    },
  ],
  textarea: [control, { paddingBlock: space[3], resize: 'vertical' }],
})

// Its line is there before it is: a message that moved the page would move the button from under
// the pointer that left the field for it.
const remark = style([text.small, { minBlockSize: `${text.small.lineHeight}em`, fontWeight: 600 }])
export const error = style([remark, { color: color.error }])
export const advice = style([remark, { color: color.accent }])
