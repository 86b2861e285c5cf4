import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How long a page may take before the visitor is told that it is on its way. */
const SHOW_MS = 300
/** When the browser is asked for the page instead: its HTML needs no script. */
const LOAD_MS = 8000

/** @returns whether the next page is late; when it does not come at all, it is loaded plainly */
export function useLateness(): boolean {
  const next = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : ''),
  })
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!next) return
    const show = setTimeout(() => setLate(true), SHOW_MS)
    const load = setTimeout(() => {
      // A reload keeps the position, which is the last page's.
      scrollTo({ top: 0, behavior: 'instant' })
      location.reload()
    }, LOAD_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(load)
      setLate(false)
    }
  }, [next])
  return late
}
