import { useEffect, useRef } from 'react'
import { wallClock } from '#lib/clock.ts'
import { watchMinutes } from './watchMinutes.ts'

export type ClockProps = { offsetMinutes?: number }

/**
 * The time at an offset from UTC, to the minute. Prerendered without one: any would be wrong. It
 * writes its own text, so that no page renders again for the time.
 */
export function Clock({ offsetMinutes = 0 }: ClockProps) {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      watchMinutes((minute) => {
        // A text; on a translated page the element that was put in its place.
        const text = root.current?.firstChild
        if (text) text.textContent = wallClock(minute, offsetMinutes)
      }),
    [offsetMinutes],
  )
  return (
    <span ref={root} translate="no">
      --:--
    </span>
  )
}
