import { useEffect, useState } from 'react'
import { subscribeToMinutes } from '#ui/Clock/subscribeToMinutes.ts'
import type { DeskDay } from './DeskDay.tsx'
import type { DeskDays } from './DeskDays.tsx'
import type { DeskNow } from './deskNow.ts'

export type LoadedDesk = {
  now: DeskNow
  DeskDay: typeof DeskDay
  DeskDays: typeof DeskDays
}

const loadDesk = () =>
  Promise.all([import('./deskNow.ts'), import('./DeskDay.tsx'), import('./DeskDays.tsx')])

/**
 * The state of the desk, renewed each minute, with its drawings; undefined until their code has loaded.
 * The code waits for hydration, because creating its date formats takes longer than hydrating the page.
 */
export function useDesk(): LoadedDesk | undefined {
  const [desk, setDesk] = useState<LoadedDesk>()
  useEffect(() => {
    let isCurrent = true
    let unsubscribe = () => {}
    const start = ([{ computeDeskNow }, { DeskDay }, { DeskDays }]: Awaited<
      ReturnType<typeof loadDesk>
    >) => {
      if (!isCurrent) return
      unsubscribe = subscribeToMinutes((minute) =>
        setDesk({ now: computeDeskNow(minute), DeskDay, DeskDays }),
      )
    }
    // Without its code, the desk stays without a time.
    loadDesk().then(start, () => {})
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [])
  return desk
}
