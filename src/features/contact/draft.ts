import { type DraftVersion, hasEnded, markEnded } from './endedDrafts.ts'

/** Browsers allow about a hundred history updates in 30 seconds. */
const WRITE_INTERVAL_MS = 400
/**
 * Events that may be the last of a page. Only `beforeunload` still allows a change of the history
 * entry, and phones do not fire it; the others allow a write to the session storage.
 */
const LEAVE_EVENTS = ['beforeunload', 'pagehide', 'visibilitychange']

/**
 * `values` is null once they were sent, so that an older copy does not come back. Each document that
 * changes a draft gives it a new `id`, so that a duplicated tab keeps its own changes when the other
 * tab sends. `earlier` lists the versions that it continues.
 */
type StoredDraft<Values> = {
  values: Values | null
  at: number
  id: number
  earlier: readonly DraftVersion[]
}

/**
 * Creates a draft that lasts as long as the tab: in memory for client-side navigations, in the history
 * entry for Back and reload, and in the session storage for other documents.
 *
 * @param key key in the history state and in the session storage
 */
export function createDraft<Values extends object>(key: string) {
  let latest: StoredDraft<Values> | undefined
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
      // The prototype's method, because the router has patched `history.replaceState` to navigate.
      if (location.pathname === path) {
        const state = { ...history.state, [key]: latest }
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

  function readStored(): StoredDraft<Values> | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDraft<Values> | null
    } catch {
      return null
    }
  }

  const readEntry = () =>
    (history.state as Record<string, StoredDraft<Values> | null> | null)?.[key]

  /** @returns the newest draft, unless it was sent */
  function findNewest(): StoredDraft<Values> | undefined {
    let newest: StoredDraft<Values> | undefined
    // If two drafts are equally old, the later one in the list wins.
    for (const draft of [readEntry(), readStored(), latest]) {
      if (draft && draft.at >= (newest?.at ?? 0)) newest = draft
    }
    return newest?.values && !hasEnded(newest.id, newest.at) ? newest : undefined
  }

  function createNext(values: Values | null): StoredDraft<Values> {
    const at = Date.now()
    const previous = findNewest()
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
    save(values: Values | null, page: string) {
      latest = createNext(values)
      path = page
      isWritten = false
      if (isPausing) return
      for (const event of LEAVE_EVENTS) addEventListener(event, write)
      writeChanges()
    },
    /** @returns the newest values that have not been sent */
    load: (): Values | undefined => findNewest()?.values ?? undefined,
    /** @returns whether another document of this tab has saved a newer draft, or sent this one */
    isOutdated: () =>
      (readStored()?.at ?? 0) > (latest?.at ?? 0) ||
      Boolean(latest?.values && hasEnded(latest.id, latest.at)),
    /** @returns whether the form was used in this history entry, as opposed to a new visit */
    isFromThisEntry: () => Boolean(history.state?.[key]),
  }
}
