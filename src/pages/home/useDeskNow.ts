import { useEffect, useState } from 'react'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import type { DeskNow } from './deskNow.ts'

/**
 * The state of the desk, renewed each minute; undefined until its code has loaded. The code waits for
 * hydration, because creating its date formats takes longer than hydrating the page.
 */
export function useDeskNow(): DeskNow | undefined {
  const [now, setNow] = useState<DeskNow>()
  useEffect(() => {
    let isCurrent = true
    let unsubscribe = () => {}
    const start = ({ computeDeskNow }: typeof import('./deskNow.ts')) => {
      if (!isCurrent) return
      unsubscribe = subscribeToMinutes((minute) => setNow(computeDeskNow(minute)))
    }
    // Without its code, the desk stays without a time.
    import('./deskNow.ts').then(start, () => {})
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [])
  return now
}
