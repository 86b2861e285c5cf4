import { useEffect } from 'react'
import { reloadPage } from '#content/layout.ts'

type State = { reloadedAt?: number } | null

/** If a page fails again within this time, it is not reloaded a second time. */
const MIN_RELOAD_INTERVAL_MS = 60_000

/** Most errors are chunks that a deployment has removed: docs/decisions/08-code-that-is-gone.md. */
export function ReloadOnError() {
  useEffect(() => {
    const state = history.state as State
    if (Date.now() - (state?.reloadedAt ?? 0) < MIN_RELOAD_INTERVAL_MS) return
    history.replaceState({ ...state, reloadedAt: Date.now() }, '')
    location.reload()
  }, [])
  return <a href={location.href}>{reloadPage}</a>
}
