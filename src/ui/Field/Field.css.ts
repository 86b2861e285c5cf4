import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { control, controlHover, controlInvalid, selectArrow } from '#styles/control.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

export const label = style([text.subheading, { color: color.ink }])

const controlBox = style({
  ...control,
  paddingBlock: space[2],
  paddingInline: space[4],
  '::placeholder': { color: color.muted, opacity: 1 },
  ':hover': controlHover,
  selectors: { '&[aria-invalid="true"]': controlInvalid },
})

/** The chosen option wraps instead of being cut, in browsers that can. The arrow is the browser's. */
const wrapping = style({
  '@media': {
    [mediaQuery.largeText]: {
      paddingInline: `${space[2]} ${space[8]}`,
      '@supports': {
        '(appearance: base-select)': {
          // @ts-expect-error: not in the types of CSS yet.
          appearance: 'base-select',
          paddingInline: space[2],
          whiteSpace: 'normal',
          backgroundImage: 'none',
        },
      },
    },
  },
})

export const controls = styleVariants({
  input: [controlBox],
  select: [controlBox, { ...selectArrow(color.ink, 1), paddingRight: space[10] }, wrapping],
  textarea: [controlBox, { paddingBlock: space[3], resize: 'vertical' }],
})

// A message that appears on blur must not move the button that the visitor is about to click.
const message = style([
  text.small,
  {
    minBlockSize: `${text.small.lineHeight}em`,
    marginBlockStart: '-0.25rem',
    fontWeight: 600,
  },
])
/** An error message. Its exclamation mark in a ring is decorative: screen readers skip it. */
export const error = style([
  message,
  {
    position: 'relative',
    paddingInlineStart: space[6],
    color: color.error,
    '::before': {
      content: ["'!'", "'!' / ''"],
      position: 'absolute',
      insetBlockStart: '0.3em',
      insetInlineStart: 0,
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      border: '1.5px solid',
      borderRadius: radius.round,
      fontSize: '0.6875rem',
      fontWeight: 700,
      lineHeight: 'calc(0.875rem - 3px)',
      textAlign: 'center',
    },
  },
])
export const advice = style([message, { color: color.accent }])
