import { useEffect } from 'react'
import { loadAnew } from '#content/layout.ts'

type State = { anew?: true } | null

/**
 * In place of a page that broke, most often since a deployment took its code away: the server still
 * has the page. Once an address, so that one that breaks again does not turn in circles.
 */
export function LoadAnew() {
  useEffect(() => {
    const state = history.state as State
    if (state?.anew) return
    history.replaceState({ ...state, anew: true }, '')
    location.reload()
  }, [])
  return <a href={location.href}>{loadAnew}</a>
}
