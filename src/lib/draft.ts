/** Milliseconds between two writes: browsers take a hundred in half a minute. */
const PAUSE_MS = 400
/** The history entry takes nothing more once the page is hidden, and phones only tell of that. */
const ENDS = ['beforeunload', 'pagehide']

/** `values` is null where a message was sent: what was kept before is not to come back. */
type Kept<Values> = { values: Values | null; at: number }

/** In the history entry: what was typed on a page whose code had not come (src/start.ts). */
const typedKey = (key: string) => `${key}Typed`

/**
 * Keeps what was typed for as long as the tab lives: in memory between pages, in the history entry
 * for Back and reload, where storage is blocked too, and in the tab's storage for a link that loads
 * the page anew.
 *
 * @param key in the history entry and in the storage
 */
export function createDraft<Values extends object>(key: string) {
  let latest: Kept<Values> | undefined
  /** Of the page that it was typed on: another one's history entry is left alone. */
  let path = ''
  let isResting = false
  let isWritten = true

  function write() {
    if (isWritten || !latest) return
    isWritten = true
    try {
      // Past the router, which would take it for a navigation.
      if (location.pathname === path) {
        const state = { ...history.state, [key]: latest, [typedKey(key)]: undefined }
        History.prototype.replaceState.call(history, state, '')
      }
    } catch {
      // Too often for this browser: the storage has it.
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(latest))
    } catch {
      // Blocked, or full: the history entry has it.
    }
  }

  /** Writes, and rests after each write, for as long as there is something new. */
  function writeInTurn() {
    if (isWritten) {
      isResting = false
      for (const end of ENDS) removeEventListener(end, write)
      return
    }
    isResting = true
    write()
    setTimeout(writeInTurn, PAUSE_MS)
  }

  function stored(): Kept<Values> | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<Values> | null
    } catch {
      return null
    }
  }

  return {
    /** @param page the path of the page that they stand on */
    keep(values: Values | null, page: string) {
      latest = { values, at: Date.now() }
      path = page
      isWritten = false
      if (isResting) return
      for (const end of ENDS) addEventListener(end, write)
      writeInTurn()
    },
    /** @returns the values that were kept last and have not been sent */
    kept(): Values | undefined {
      const state = (history.state ?? {}) as Record<string, unknown>
      const entry = state[key] as Kept<Values> | null | undefined
      const drafts = [entry, stored(), latest].filter((kept) => kept != null)
      // Of two that were kept at once the later one here is the newer.
      drafts.sort((a, b) => a.at - b.at)
      const values = drafts.at(-1)?.values ?? undefined
      const typed = state[typedKey(key)]
      // On a page that is alive it has become part of what is kept.
      return typed && !latest ? ({ ...values, ...typed } as Values) : values
    },
    /** Whether this very history entry was typed on: come back to or reloaded, not linked to anew. */
    isOfEntry: () => Boolean(history.state?.[key]),
  }
}
