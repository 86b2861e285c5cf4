import { keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { appearing } from './KuwaitToday.css.ts'

/** The height is in pixels, like its parts. */
export const root = style({ position: 'relative', direction: 'ltr', blockSize: 88 })
export const scale = style({ position: 'relative', display: 'block', blockSize: '100%' })
/** The band between the two rows of hours: `BAND` in `TodaysSun.tsx`. */
export const sky = style({ position: 'absolute', inset: '18px 0', backgroundColor: color.page })
export const sun = style([appearing, { display: 'block', blockSize: '100%' }])

export const twilight = style({ fill: color.link, opacity: 0.1 })
export const daylight = style({ fill: color.link, opacity: 0.14 })
const uncover = keyframes({ from: { transform: 'none' } })
/**
 * Uncovers the path of the sun from the left. It is an HTML element because the browser would lay out and
 * paint a moving SVG shape on the main thread in each frame.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.page,
  transformOrigin: 'right',
  transform: 'scaleX(0)',
  '@media': { [mediaQuery.motion]: { animation: `${uncover} 320ms ease-out` } },
})
export const nowLine = style([appearing, { position: 'absolute', inset: 0, blockSize: '100%' }])
export const now = style({ stroke: color.ink, strokeWidth: 1 })
export const nowSun = style({ fill: color.ink, stroke: color.page, strokeWidth: 2 })
