import type { ContactValues } from './schema.ts'

/** Milliseconds between two writes: browsers take a hundred in half a minute. */
const PAUSE_MS = 400
/** The history entry takes nothing more once the page is hidden, and phones only tell of that. */
const ENDS = ['beforeunload', 'pagehide']

/** `values` is null where a message was sent: what was kept before is not to come back. */
type Kept<Values> = { values: Values | null; at: number }

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
        History.prototype.replaceState.call(history, { ...history.state, [key]: latest }, '')
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
    /** @returns the values that were kept last and have not been sent, each by itself */
    kept(): Values | undefined {
      const inEntry = (history.state ?? {}) as Record<string, Kept<Values> | null | undefined>
      const drafts = [latest, stored(), inEntry[key]].filter((kept) => kept != null)
      drafts.sort((a, b) => a.at - b.at)
      const sent = drafts.findLastIndex(({ values }) => values === null)
      const [first, ...later] = drafts.slice(sent + 1)
      return first && Object.assign({}, first.values, ...later.map(({ values }) => values))
    },
    /** Whether this very history entry was typed on: come back to or reloaded, not linked to anew. */
    isOfEntry: () => Boolean(history.state?.[key]),
  }
}

/**
 * The contact form's. src/start.ts writes it, too, where the page was given up for lost: what was
 * typed there alone.
 */
export const contactDraft = createDraft<Partial<ContactValues>>('draft')
