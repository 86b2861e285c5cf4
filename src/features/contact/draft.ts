import type { ContactValues } from './schema.ts'

/** Milliseconds between two writes: browsers take a hundred in half a minute. */
const PAUSE_MS = 400
/** The history entry takes nothing more once the page is hidden, and phones only tell of that. */
const ENDS = ['beforeunload', 'pagehide']
const KEY = 'draft'

/** `values` is null where a message was sent: what was kept before is not to come back. */
type Kept = { values: ContactValues | null; at: number }

let latest: Kept | undefined
let timer: number | undefined
let isWritten = true

/**
 * Keeps what was typed for as long as the tab lives: in memory between pages, in the history entry
 * for Back and reload, where storage is blocked too, and in the tab's storage for a link that loads
 * the form anew.
 */
export function keepDraft(values: ContactValues | null, path: string) {
  latest = { values, at: Date.now() }
  isWritten = false
  if (timer !== undefined) return
  const write = () => writeDraft(path)
  write()
  for (const end of ENDS) addEventListener(end, write)
  timer = window.setTimeout(() => {
    for (const end of ENDS) removeEventListener(end, write)
    timer = undefined
    write()
  }, PAUSE_MS)
}

function writeDraft(path: string) {
  if (isWritten || !latest) return
  isWritten = true
  // Past the router, which would take it for a navigation.
  if (location.pathname === path) {
    History.prototype.replaceState.call(history, { ...history.state, [KEY]: latest }, '')
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(latest))
  } catch {
    // Blocked, or full: the history entry has it.
  }
}

/** @returns the values that were kept last and have not been sent */
export function keptDraft(): ContactValues | undefined {
  // Also as src/start.ts writes it, where the page was given up for lost.
  const { draft } = (history.state ?? {}) as { draft?: Kept | null }
  const [last] = [latest, storedDraft(), draft]
    .filter((kept) => kept != null)
    .toSorted((a, b) => b.at - a.at)
  return last?.values ?? undefined
}

function storedDraft(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
