import { useEffect, useRef } from 'react'
import { wallClock } from '#lib/clock.ts'
import { subscribeToMinutes } from './subscribeToMinutes.ts'

export type ClockProps = { offsetMinutes?: number }

/**
 * The current time at an offset from UTC, as hours and minutes. Prerendered as a placeholder. An
 * effect writes the text, so that the clock causes no re-render.
 */
export function Clock({ offsetMinutes = 0 }: ClockProps) {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      subscribeToMinutes((minute) => {
        // A text node, or the element that a page translator replaced it with.
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
