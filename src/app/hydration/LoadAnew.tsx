import { useEffect } from 'react'
import { loadAnew } from '#content/layout.ts'

type State = { anewAt?: number } | null

/** A page that breaks again within it is not out of date, but broken itself. */
const ONCE_MS = 60_000

/**
 * In place of a page that broke, most often since a deployment took its code away: the server still
 * has the page. Once, so that one that breaks again at once does not turn in circles.
 */
export function LoadAnew() {
  useEffect(() => {
    const state = history.state as State
    if (Date.now() - (state?.anewAt ?? 0) < ONCE_MS) return
    history.replaceState({ ...state, anewAt: Date.now() }, '')
    location.reload()
  }, [])
  return <a href={location.href}>{loadAnew}</a>
}
