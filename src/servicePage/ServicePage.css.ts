import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { layer, sectionSpace } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { gap, titleSize } from '#ui/Section/Section.css.ts'
import { arrivalLength, windowMargin } from '#ui/TaxiLine/TaxiLine.css.ts'

const grow = keyframes({ from: { transform: 'scaleY(0)' } })

/**
 * A brass line in the margin grows from the hero to the contacts as the page scrolls. Without scroll
 * timelines it is complete at once.
 */
export const route = style({
  position: 'relative',
  '::before': {
    content: '',
    display: 'none',
    position: 'absolute',
    zIndex: layer.raised,
    // To the middle of the bars, below the padding and the border of their band.
    insetBlock: `0 calc(-1 * (${sectionSpace} + ${thresholdBars.blockSize} / 2 + 2px))`,
    insetInlineStart: `calc(${windowMargin} / 2)`,
    inlineSize: 2,
    backgroundColor: color.accentLine,
    transformOrigin: '50% 0',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
  '@media': {
    // A narrower window has no margin for the line.
    [`screen and ${mediaQuery.wide}`]: { '::before': { display: 'block' } },
    [mediaQuery.motion]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          '::before': { animation: `${grow} linear both`, animationTimeline: 'scroll(root)' },
        },
      },
    },
  },
})

export const phone = style([
  text.data,
  { ...touchTarget, fontSize: 'clamp(1.5rem, 1rem + 1.4vw, 2.25rem)', lineHeight: 1.2 },
])

globalStyle(`${route}, ${route} + section`, {
  vars: {
    [gap]: 'clamp(3.5rem, 6.7vw, 6rem)',
    [titleSize]: 'clamp(1.75rem, 1rem + 1.8vw, 2.5rem)',
  },
})
globalStyle(`${route} + section`, { vars: { [arrivalLength]: `calc(${windowMargin} / 2)` } })
