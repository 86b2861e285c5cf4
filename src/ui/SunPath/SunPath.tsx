import type { ReactNode } from 'react'
import { computeElevation, computeTimeAbove, HORIZON_RADIANS, NIGHT_RADIANS } from '#kuwait/sun.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { roundToTenth } from '#lib/format.ts'
import * as parts from '#ui/Drawing/Drawing.css.ts'
import { Bar, Stretched } from '#ui/Drawing/Drawing.tsx'
import { listTicks } from '#ui/Drawing/scale.ts'

const PATH_STEP = 20

/** The band that shows 24 hours, in pixels from the top of its drawing. */
export type SunBand = {
  top: number
  bottom: number
  horizon: number
  /** Pixels per radian of the sun's elevation. */
  perRadian: { above: number; below: number }
}

/** @returns the position of the sun's centre, from the top of the drawing */
export function toSunY({ horizon, perRadian }: SunBand, minute: number): number {
  const elevation = computeElevation(minute)
  const scale = elevation > 0 ? perRadian.above : perRadian.below
  return roundToTenth(horizon - elevation * scale)
}

/** @returns when the sun is above the elevation on the two UTC dates that 24 hours touch */
export const listTimesAbove = (elevation: number, start: number) =>
  [start, start + MINUTES_PER_DAY].map((minute) => computeTimeAbove(elevation, minute))

export type SunPathProps = {
  /** The first of the 24 hours, in minutes since the epoch, UTC. */
  start: number
  band: SunBand
  className: { twilight: string; daylight: string; path: string }
  children?: ReactNode
}

export function SunPath({ start, band, className, children }: SunPathProps) {
  const { top, bottom } = band
  const toShare = (minute: number) => (minute - start) / MINUTES_PER_DAY
  const renderBars = (name: 'twilight' | 'daylight', elevation: number) =>
    listTimesAbove(elevation, start).map(([from, to]) => (
      <Bar
        key={`${name}-${from}`}
        className={className[name]}
        from={toShare(from)}
        to={toShare(to)}
        height={bottom - top}
      />
    ))
  const heights = listTicks(PATH_STEP, 1000).map((x) =>
    toSunY(band, start + (x / 1000) * MINUTES_PER_DAY),
  )
  // Relative coordinates repeat, so they compress to a third of the size.
  const path = heights.map((y, index) =>
    index ? `l${PATH_STEP} ${roundToTenth(y - (heights[index - 1] ?? y))}` : `M0 ${y}`,
  )
  return (
    <>
      <svg y={top} width="100%" height={bottom - top}>
        {renderBars('twilight', NIGHT_RADIANS)}
        {renderBars('daylight', HORIZON_RADIANS)}
        {children}
      </svg>
      <Stretched height={bottom}>
        <path className={`${className.path} ${parts.thin}`} d={path.join('')} />
      </Stretched>
    </>
  )
}
