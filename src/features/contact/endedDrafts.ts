/** Storage key, and the prefix of `window.name` if storage is blocked. */
const KEY = 'ended-drafts'
const MAX_ENTRIES = 20

/** Id of a draft, and the time when it was sent or cleared, in milliseconds since the epoch. */
type Ended = readonly [id: number, at: number]

/**
 * Ids of the drafts that were sent or cleared. In the local storage, because Firefox gives a document
 * in its back/forward cache an outdated copy of the session storage.
 */
function readEnded(): readonly Ended[] {
  let text: string
  try {
    text = localStorage.getItem(KEY) ?? ''
  } catch {
    text = window.name.startsWith(KEY) ? window.name.slice(KEY.length) : ''
  }
  return JSON.parse(text || '[]') as Ended[]
}

export function markEnded(id: number, at: number) {
  const text = JSON.stringify([...readEnded(), [id, at]].slice(-MAX_ENTRIES))
  try {
    localStorage.setItem(KEY, text)
  } catch {
    window.name = KEY + text
  }
}

/** @returns whether the draft saved at that time was sent or cleared later, in any document */
export const hasEnded = (id: number, at: number) =>
  readEnded().some(([ended, endedAt]) => ended === id && at <= endedAt)
