import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { iconButton } from '#styles/control.ts'
import { vendor } from '#styles/layers.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { belowHeader, layer, radius, space, stripHeight } from '#styles/tokens.ts'

export const container = style({
  position: 'fixed',
  insetBlockStart: `calc(${belowHeader(stripHeight.phone)} + ${space[3]})`,
  insetInlineEnd: space[4],
  zIndex: layer.overlay,
  display: 'grid',
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  '@media': {
    [mediaQuery.medium]: {
      insetBlockStart: `calc(${belowHeader(stripHeight.wide)} + ${space[3]})`,
    },
    [mediaQuery.scrollingHeader]: { insetBlockStart: space[4] },
  },
})

export const toast = style({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '4rem',
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[2]}`,
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderInlineStart: `4px solid ${color.success}`,
  borderRadius: radius.small,
  boxShadow: '0 1rem 2.5rem rgba(8, 16, 28, 0.24)',
  overflow: 'hidden',
  selectors: { '&.Toastify__toast--error': { borderInlineStartColor: color.error } },
})

export const close = style(iconButton)

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-0.75rem)' },
})
const vanish = keyframes({ to: { opacity: 0 } })

// The library waits for `animationend`, so with reduced motion 1 ms of animation remains.
export const enter = style({
  animation: `${appear} 1ms both`,
  '@media': { [mediaQuery.motion]: { animationDuration: '240ms' } },
})
export const exit = style({
  animation: `${vanish} 1ms both`,
  '@media': { [mediaQuery.motion]: { animationDuration: '160ms' } },
})

// The library closes a toast when the animation of its progress bar ends.
const timer = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

const vendorRule = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [vendor]: rule } })

vendorRule('.Toastify__progress-bar--wrp', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 2,
})
vendorRule('.Toastify__progress-bar', {
  inlineSize: '100%',
  blockSize: '100%',
  transformOrigin: 'left',
  backgroundColor: color.accent,
})
vendorRule('.Toastify__progress-bar--animated', { animation: `${timer} linear 1 forwards` })
