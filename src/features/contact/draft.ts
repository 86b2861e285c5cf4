import { hasEnded, markEnded } from './endedDrafts.ts'

/** Pause between two writes: browsers allow about a hundred history updates in half a minute. */
const WRITE_PAUSE_MS = 400
/**
 * Last chances to write. The history entry can only be changed in `beforeunload`, which phones do
 * not fire; in the others the tab's storage can.
 */
const LEAVE_EVENTS = ['beforeunload', 'pagehide', 'visibilitychange']

/**
 * `values` is null once they were sent, so that an older copy does not come back. The `id` stays the
 * same from the first key until then, in all documents.
 */
type Kept<Values> = { values: Values | null; at: number; id: string }

const newId = () => Math.random().toString(36).slice(2)

/** History state in which `src/app/hydration/start.ts` keeps what was typed before the page's code arrived. */
const typedKey = (key: string) => `${key}Typed`

/**
 * Keeps what was typed for as long as the tab lives: in memory between pages, in the history entry
 * for Back and reload (also if storage is blocked), and in the tab's storage for other documents.
 *
 * @param key in the history state and in the storage
 */
export function createDraft<Values extends object>(key: string) {
  let latest: Kept<Values> | undefined
  /** The page of the form. History entries of other pages are not changed. */
  let path = ''
  let isPausing = false
  let isWritten = true

  function write() {
    if (isWritten || !latest) return
    isWritten = true
    try {
      // The prototype's method: the router has replaced the other, and would see a navigation.
      if (location.pathname === path) {
        const state = { ...history.state, [key]: latest, [typedKey(key)]: undefined }
        History.prototype.replaceState.call(history, state, '')
      }
    } catch {
      // Too many updates for this browser: the storage has the draft.
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(latest))
    } catch {
      // Blocked or full: the history entry has the draft.
    }
  }

  /** Writes, then pauses, for as long as there are changes. */
  function writeChanges() {
    if (isWritten) {
      isPausing = false
      for (const event of LEAVE_EVENTS) removeEventListener(event, write)
      return
    }
    isPausing = true
    write()
    setTimeout(writeChanges, WRITE_PAUSE_MS)
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
    const drafts = [fromEntry(), stored(), latest].filter((kept) => kept != null)
    // The sort is stable: of two with the same time, the later in this list is the newer.
    const kept = drafts.toSorted((a, b) => a.at - b.at).at(-1)
    return kept?.values && !hasEnded(kept.id, kept.at) ? kept : undefined
  }

  return {
    /** @param page path of the form's page */
    keep(values: Values | null, page: string) {
      const at = Date.now()
      const id = newest()?.id
      if (id && !values) markEnded(id, at)
      latest = { values, at, id: id ?? newId() }
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
      // Once this document has kept a draft, it includes them.
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
