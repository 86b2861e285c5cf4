/** Storage key, and the prefix of `window.name` if storage is blocked. */
const KEY = 'ended-drafts'
const MAX_ENTRIES = 50

/** Id of a draft, and the time of its last change, in milliseconds since the epoch. */
export type DraftVersion = readonly [id: number, at: number]

/**
 * The drafts that were sent or cleared, in their last version. In the local storage, because Firefox gives a document
 * in its back/forward cache an outdated copy of the session storage.
 */
function readEnded(): readonly DraftVersion[] {
  let text: string
  try {
    text = localStorage.getItem(KEY) ?? ''
  } catch {
    text = window.name.startsWith(KEY) ? window.name.slice(KEY.length) : ''
  }
  return JSON.parse(text || '[]') as DraftVersion[]
}

export function markEnded(versions: readonly DraftVersion[]) {
  const text = JSON.stringify([...readEnded(), ...versions].slice(-MAX_ENTRIES))
  try {
    localStorage.setItem(KEY, text)
  } catch {
    window.name = KEY + text
  }
}

/** @returns whether this or a later version of the draft was sent or cleared, in any document */
export const hasEnded = (id: number, at: number) =>
  readEnded().some(([ended, endedAt]) => ended === id && at <= endedAt)
