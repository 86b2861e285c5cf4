import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const PROGRESS_DELAY_MS = 300
/** After this time the browser loads the page itself: its HTML needs no script. */
const NAVIGATION_TIMEOUT_MS = 8000

export function usePendingNavigation(): boolean {
  const nextHref = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : ''),
  })
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    if (!nextHref) return
    const progressTimer = setTimeout(() => setIsPending(true), PROGRESS_DELAY_MS)
    const loadTimer = setTimeout(() => {
      // A reload would restore the scroll position of the previous page.
      scrollTo({ top: 0, behavior: 'instant' })
      location.reload()
    }, NAVIGATION_TIMEOUT_MS)
    return () => {
      clearTimeout(progressTimer)
      clearTimeout(loadTimer)
      setIsPending(false)
    }
  }, [nextHref])
  return isPending
}
