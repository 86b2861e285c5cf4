import { startTransition, useEffect, useState } from 'react'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'

/**
 * The current minute since the epoch, UTC; undefined until hydration. It is set as a transition, because
 * drawings that depend on it take a while on a slow device.
 */
export function useMinute(): number | undefined {
  const [minute, setMinute] = useState<number>()
  useEffect(() => subscribeToMinutes((now) => startTransition(() => setMinute(now))), [])
  return minute
}
