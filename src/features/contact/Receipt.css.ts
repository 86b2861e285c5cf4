import { keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript } from '#styles/visibility.css.ts'
import { edgeSweep } from './edgeSweep.css.ts'

const slide = keyframes({ from: { transform: 'translateX(-1.5rem)', opacity: 0 } })
const settle = keyframes({
  from: { transform: 'scale(1.4) rotate(-6deg)', opacity: 0 },
})

export const receipt = style([
  needsScript,
  edgeSweep,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[4],
    padding: space[4],
    marginBlockEnd: space[8],
    color: color.ink,
    backgroundColor: color.inset,
    border: `1px solid ${color.hairline}`,
    borderInlineStart: `6px solid ${color.accent}`,
    borderRadius: radius.small,
    '@media': {
      [mediaQuery.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingInline: space[5],
      },
      [mediaQuery.motion]: { animation: `${slide} 320ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
    },
  },
])

export const line = style([
  text.small,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[3],
    '@media': { [mediaQuery.mediumOrPrint]: { display: 'block' } },
  },
])

export const stamp = style([
  text.data,
  {
    display: 'inline-block',
    paddingBlock: space[1],
    paddingInline: space[3],
    fontSize: '1rem',
    fontWeight: 700,
    letterSpacing: '0.04em',
    color: color.accent,
    border: '2px solid currentColor',
    borderRadius: radius.medium,
    transform: 'rotate(-2deg)',
    '@media': {
      [mediaQuery.motion]: {
        animation: `${settle} 280ms 160ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards`,
      },
    },
  },
])

export const dot = style({
  display: 'none',
  '@media': { [mediaQuery.mediumOrPrint]: { display: 'inline', paddingInline: space[2] } },
})

export const call = style({ '@media': { [mediaQuery.print]: { display: 'none' } } })
