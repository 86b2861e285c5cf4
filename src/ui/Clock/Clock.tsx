import { useEffect, useRef } from 'react'
import { formatTime } from '#lib/clock.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'

export type ClockProps = { offsetMinutes?: number }

/** The current time as hours and minutes. An effect writes the text, to avoid a re-render. */
export function Clock({ offsetMinutes = 0 }: ClockProps) {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      subscribeToMinutes((minute) => {
        // A page translator may have replaced the text node with an element.
        const text = root.current?.firstChild
        if (text) text.textContent = formatTime(minute, offsetMinutes)
      }),
    [offsetMinutes],
  )
  return (
    <span ref={root} translate="no">
      --:--
    </span>
  )
}
