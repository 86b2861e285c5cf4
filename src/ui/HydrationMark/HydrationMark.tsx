import { useEffect } from 'react'

/**
 * Marks the document once the whole page is hydrated. React hydrates each `Suspense` boundary in a separate
 * task, so each page has the mark in its last one: in that of its tool, if it has one. In a boundary of
 * the layout, React would hydrate it before the tool. Tests and styles wait for the mark.
 */
export function HydrationMark() {
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  return null
}
