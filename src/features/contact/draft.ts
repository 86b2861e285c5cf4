import type { ContactValues } from './schema.ts'

/** Another shape needs another key: a tab may reload into a newer version of the site. */
const KEY = 'contact-3'
/** In local storage: when the last draft that was sent was begun. */
const SENT_KEY = 'contact-sent'

export type Draft = {
  values: ContactValues
  /** Whether an attempt to send it was made. If its result is not known, it counts as failed. */
  isAttempted: boolean
}
/** `begun` is in milliseconds since the epoch, and tells drafts apart. */
type StoredDraft = Draft & { begun: number }

/** Where storage is blocked, the draft lasts until the next document. */
let memory: StoredDraft | null = null

/** Keeps what is typed as long as the tab, or `null` once it was sent. */
export function saveDraft(draft: Draft | null) {
  const begun = memory?.begun ?? Date.now()
  memory = draft && { ...draft, begun }
  try {
    // A full storage must not keep an older draft.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, JSON.stringify(memory))
    if (!draft) localStorage.setItem(SENT_KEY, String(begun))
  } catch {
    // Blocked or full.
  }
}

export function loadDraft(): Draft | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored) memory = JSON.parse(stored)
    // A page from the back/forward cache may see the session storage as it was when the page was left.
    if (memory && localStorage.getItem(SENT_KEY) === String(memory.begun)) memory = null
  } catch {
    // Blocked.
  }
  return memory
}
