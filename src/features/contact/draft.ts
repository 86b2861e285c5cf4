import { type DraftVersion, hasEnded, markEnded } from './endedDrafts.ts'

/** Browsers allow about a hundred history updates in 30 seconds. */
const WRITE_INTERVAL_MS = 400
/**
 * Events that may be the last of a page. Only `beforeunload` still allows a change of the history entry,
 * and phones do not fire it; the others allow a write to the session storage.
 */
const LEAVE_EVENTS = ['beforeunload', 'pagehide', 'visibilitychange']

/**
 * `values` is null once they were sent, so that an older copy does not come back. Each document that
 * changes a draft gives it a new `id`, so that a duplicated tab keeps its own changes when the other
 * tab sends. `earlier` lists the versions that it continues.
 */
type Kept<Values> = {
  values: Values | null
  at: number
  id: number
  earlier: readonly DraftVersion[]
}

/** Key in the history state for text typed before hydration, written by `app/hydration/start.ts`. */
const typedKey = (key: string) => `${key}Typed`

/**
 * Creates a draft that lasts as long as the tab: in memory for client-side navigations, in the history
 * entry for Back and reload, and in the session storage for other documents.
 *
 * @param key key in the history state and in the session storage
 */
export function createDraft<Values extends object>(key: string) {
  let latest: Kept<Values> | undefined
  /** Id of the draft of this document. */
  let ownId = 0
  /** Path of the form's page. Other pages' history entries are not changed. */
  let path = ''
  let isPausing = false
  let isWritten = true

  function write() {
    if (isWritten || !latest) return
    isWritten = true
    try {
      // The router has replaced `history.replaceState` and would treat the call as a navigation.
      if (location.pathname === path) {
        const state = { ...history.state, [key]: latest, [typedKey(key)]: undefined }
        History.prototype.replaceState.call(history, state, '')
      }
    } catch {
      // Too many history updates: the draft is in the session storage.
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(latest))
    } catch {
      // Storage is blocked or full: the draft is in the history entry.
    }
  }

  /** Writes the draft at intervals until there are no more changes. */
  function writeChanges() {
    if (isWritten) {
      isPausing = false
      for (const event of LEAVE_EVENTS) removeEventListener(event, write)
      return
    }
    isPausing = true
    write()
    setTimeout(writeChanges, WRITE_INTERVAL_MS)
  }

  function stored(): Kept<Values> | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<Values> | null
    } catch {
      return null
    }
  }

  const fromEntry = () => (history.state as Record<string, Kept<Values> | null> | null)?.[key]

  /** @returns the newest draft, unless that was sent */
  function newest(): Kept<Values> | undefined {
    let kept: Kept<Values> | undefined
    // If two drafts are equally old, the later one in the list wins.
    for (const draft of [fromEntry(), stored(), latest]) {
      if (draft && draft.at >= (kept?.at ?? 0)) kept = draft
    }
    return kept?.values && !hasEnded(kept.id, kept.at) ? kept : undefined
  }

  function next(values: Values | null): Kept<Values> {
    const at = Date.now()
    const previous = newest()
    // A document that only shows the draft has not changed it.
    if (previous && JSON.stringify(previous.values) === JSON.stringify(values)) return previous
    if (previous && !values) markEnded([...previous.earlier, [previous.id, at]])
    if (previous?.id === ownId) return { ...previous, values, at }
    ownId = Math.random()
    const earlier = previous ? [...previous.earlier, [previous.id, previous.at] as const] : []
    return { values, at, id: ownId, earlier }
  }

  return {
    /** @param page path of the form's page */
    keep(values: Values | null, page: string) {
      latest = next(values)
      path = page
      isWritten = false
      if (isPausing) return
      for (const event of LEAVE_EVENTS) addEventListener(event, write)
      writeChanges()
    },
    /** @returns the newest values that have not been sent */
    kept(): Values | undefined {
      const values = newest()?.values ?? undefined
      const typed = history.state?.[typedKey(key)]
      // A draft of this document already includes the text typed before hydration.
      return typed && !latest ? ({ ...values, ...typed } as Values) : values
    },
    /** @returns whether another document of this tab has kept something newer, or sent this draft */
    isOutdated: () =>
      (stored()?.at ?? 0) > (latest?.at ?? 0) ||
      Boolean(latest?.values && hasEnded(latest.id, latest.at)),
    /** @returns whether the form was used in this history entry, as opposed to a new visit */
    isOfEntry: () => Boolean(history.state?.[key]),
  }
}
