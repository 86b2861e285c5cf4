import { useEffect } from 'react'

/**
 * Marks the document once all of the page is hydrated. React hydrates a page in tasks, one for each
 * `Suspense`: every page has the mark in its last one. End-to-end tests wait for it, and so does the
 * layout of the map.
 */
export function HydrationMark() {
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return null
}
