import { useEffect } from 'react'

/**
 * Marks the document once the whole page is hydrated. React hydrates each `Suspense` boundary in a separate
 * task, so every page has the mark in its last one. Tests and styles wait for it.
 */
export function HydrationMark() {
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return null
}
