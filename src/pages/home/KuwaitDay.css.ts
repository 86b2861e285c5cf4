import { keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { appearing } from './KuwaitNow.css.ts'

/** The height is in pixels, like its parts. */
export const root = style({ display: 'block', blockSize: 88 })

export const night = style({ fill: color.page })
export const twilight = style({ fill: color.link, opacity: 0.1 })
export const daylight = style({ fill: color.link, opacity: 0.14 })
export const line = style({ fill: 'none', stroke: color.control, strokeWidth: 1 })
export const sunPath = style({ fill: 'none', stroke: color.link, strokeWidth: 1.5 })
const uncover = keyframes({ from: { transform: 'none' } })
/** Uncovers the path of the sun from the left. Unlike a clip, a transform does not occupy the main thread. */
export const cover = style([
  night,
  {
    transformBox: 'fill-box',
    transformOrigin: 'right',
    transform: 'scaleX(0)',
    '@media': { [mediaQuery.motion]: { animation: `${uncover} 600ms ease-out` } },
  },
])
export const figures = appearing
export const now = style({ stroke: color.ink, strokeWidth: 1 })
export const sun = style({ fill: color.ink, stroke: color.page, strokeWidth: 2 })
