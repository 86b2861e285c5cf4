import { wallClock } from '#lib/clock.ts'
import { useMinute } from './useMinute.ts'

export type ClockProps = { offsetMinutes?: number }

/** The time at an offset from UTC, to the minute. Prerendered without one: any would be wrong. */
export function Clock({ offsetMinutes = 0 }: ClockProps) {
  const minute = useMinute()
  return <>{minute === null ? '--:--' : wallClock(minute, offsetMinutes)}</>
}
