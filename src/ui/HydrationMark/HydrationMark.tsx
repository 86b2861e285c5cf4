import { useEffect } from 'react'

/**
 * Marks the document once the whole page is hydrated. React hydrates `Suspense` boundaries after the rest of
 * the page, in its order, so the layout has the mark in the last one. Tests and styles wait for it.
 */
export function HydrationMark() {
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return null
}
