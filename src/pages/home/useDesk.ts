import { useEffect, useState } from 'react'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import type { RenderedDesk } from './renderDesk.tsx'

/**
 * The desk, renewed each minute; undefined until its code has loaded. The code waits for hydration,
 * because creating its date formats takes longer than hydrating the page.
 */
export function useDesk(): RenderedDesk | undefined {
  const [desk, setDesk] = useState<RenderedDesk>()
  useEffect(() => {
    let isCurrent = true
    let unsubscribe = () => {}
    import('./renderDesk.tsx').then(
      ({ renderDesk }) => {
        if (isCurrent) unsubscribe = subscribeToMinutes((minute) => setDesk(renderDesk(minute)))
      },
      // Without its code, the desk stays without a time.
      () => {},
    )
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [])
  return desk
}
