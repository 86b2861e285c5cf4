/** Storage key, and the prefix of `window.name` where storage is blocked. */
const KEY = 'ended-drafts'
const MOST_ENTRIES = 20

/** Id of a draft, and when it was sent or emptied, in milliseconds since the epoch. */
type Ended = readonly [id: string, at: number]

/**
 * The drafts that were sent or emptied, without their text. In the local storage, because Firefox
 * gives a document of its back/forward cache an outdated copy of the session storage.
 */
function readEnded(): readonly Ended[] {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    text = window.name.startsWith(KEY) ? window.name.slice(KEY.length) : null
  }
  try {
    return JSON.parse(text ?? '[]') as Ended[]
  } catch {
    return []
  }
}

export function markEnded(id: string, at: number) {
  const others = readEnded().filter(([other]) => other !== id)
  const text = JSON.stringify([...others, [id, at]].slice(-MOST_ENTRIES))
  try {
    localStorage.setItem(KEY, text)
  } catch {
    window.name = KEY + text
  }
}

/** @returns whether what was kept then was sent or emptied since, perhaps by another document */
export const hasEnded = (id: string, at: number) =>
  readEnded().some(([ended, endedAt]) => ended === id && at <= endedAt)
