/** Storage key, and the prefix of `window.name` if storage is blocked. */
const STORAGE_KEY = 'ended-drafts'
const MAX_ENTRIES = 50

/** Id of a draft, and the time of its last change, in milliseconds since the epoch. */
export type DraftVersion = readonly [id: number, at: number]

/**
 * The last versions of the drafts that were sent or cleared. In the local storage: a document in
 * Firefox's back/forward cache gets an outdated copy of the session storage.
 */
function readEnded(): readonly DraftVersion[] {
  let text: string
  try {
    text = localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    text = window.name.startsWith(STORAGE_KEY) ? window.name.slice(STORAGE_KEY.length) : ''
  }
  try {
    const ended: unknown = JSON.parse(text || '[]')
    return Array.isArray(ended) ? (ended as DraftVersion[]) : []
  } catch {
    return []
  }
}

export function markEnded(versions: readonly DraftVersion[]) {
  const text = JSON.stringify([...readEnded(), ...versions].slice(-MAX_ENTRIES))
  try {
    localStorage.setItem(STORAGE_KEY, text)
  } catch {
    window.name = STORAGE_KEY + text
  }
}

/** @returns whether this or a later version of the draft was sent or cleared, in any document */
export const hasEnded = (id: number, at: number) =>
  readEnded().some(([ended, endedAt]) => ended === id && at <= endedAt)
