import { style, styleVariants } from '@vanilla-extract/css'
import { nudged, nudgeTransform } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font } from '#styles/tokens.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'
import { SCALE_EM } from './labels.ts'
import { CENTRE, FONT_SIZES, MAP_MARGIN } from './projection.ts'

/** Labels depend on the width of the map, not of the window: on Home the map is narrow in wide windows, too. */
export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '1',
  // The browser may skip the map until hydration: its style and layout take 6 ms of Home's start.
  selectors: { ':root:not([data-hydrated]) &': { contentVisibility: 'auto' } },
})
const WIDE = '(min-width: 36rem)'
export const wide = style({ display: 'none', '@container': { [WIDE]: { display: 'inline' } } })
export const narrow = style({ '@container': { [WIDE]: { display: 'none' } } })

const inset = `${(MAP_MARGIN / (1000 + 2 * MAP_MARGIN)) * 100}%`

export const coast = style({
  position: 'absolute',
  inset,
  filter: `drop-shadow(0 0 0.6px ${color.link}) drop-shadow(0 0 0.6px ${color.link})`,
  '@media': { [mediaQuery.print]: { filter: 'none' } },
})

export const land = style({
  blockSize: '100%',
  background: `radial-gradient(circle, color-mix(in oklab, ${color.inset}, ${color.link} 22%) 8%, ${color.inset} 50%)`,
  maskImage: 'url(/map/land.svg)',
  maskSize: '100% 100%',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': {
    [mediaQuery.print]: { background: `${color.hairline} !important` },
    [mediaQuery.forcedColors]: { background: 'GrayText', opacity: 0.4 },
  },
})

export const drawing = style({ position: 'relative', blockSize: 'auto', aspectRatio: '1' })

const thinLine = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
export const ring = style({ ...thinLine, stroke: color.link, opacity: 0.32 })
/** Ticks every 10 and 30 degrees: the dashes of two circles whose path length is 360. */
const ticks = { fill: 'none', stroke: color.control, strokeDashoffset: 0.125 } as const
export const rim = styleVariants({
  minor: { ...ticks, strokeWidth: 6, strokeDasharray: '0.25 9.75' },
  major: { ...ticks, strokeWidth: 12, strokeDasharray: '0.25 29.75' },
})
export const leg = style({ ...thinLine, stroke: color.link, opacity: 0.3 })
const roundDot = { ...thinLine, strokeLinecap: 'round' } as const
export const dot = style({
  ...roundDot,
  stroke: color.body,
  strokeWidth: 3.5,
  '@container': { [WIDE]: { strokeWidth: 5 } },
})
export const unnamedDot = style({ ...roundDot, stroke: color.control, strokeWidth: 3 })
const turning = style([
  nudged,
  { transformOrigin: `${CENTRE}px ${CENTRE}px`, vars: { [nudgeTransform]: 'rotate(-18deg)' } },
])
export const chosenDot = style([turning, { ...roundDot, stroke: color.accent, strokeWidth: 11 }])
export const handle = style([
  turning,
  needsScript,
  notPrinted,
  { ...thinLine, stroke: color.accent, strokeWidth: 2 },
])
export const origin = style({ ...roundDot, stroke: color.ink, strokeWidth: 9 })
export const chosenLeg = style([turning, { ...thinLine, stroke: color.accent, strokeWidth: 2 }])
export const distanceCircle = style({ ...thinLine, stroke: color.accent, strokeDasharray: '2 5' })

export const labels = style({
  fill: color.body,
  paintOrder: 'stroke',
  stroke: color.page,
  strokeWidth: '0.3em',
  strokeLinejoin: 'round',
  fontSize: FONT_SIZES.narrow,
  '@container': { [WIDE]: { fontSize: FONT_SIZES.wide } },
})
export const label = styleVariants({
  name: {
    fill: color.accent,
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: `${SCALE_EM.name}em`,
  },
  code: {},
  ring: { fill: color.link },
})
export const rimLabel = style({
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: color.muted,
})
