import type { ContactValues } from './schema.ts'

/** Another shape needs another key: a tab may reload into a newer version of the site. */
const KEY = 'contact-2'
export type Draft = {
  values: ContactValues
  /** Whether an attempt to send it was made. If its result is not known, it counts as failed. */
  isAttempted: boolean
}
/** Where storage is blocked, the draft lasts until the next document. */
let memory: Draft | null = null

/** Keeps what is typed as long as the tab, or `null` once it was sent. */
export function saveDraft(draft: Draft | null) {
  memory = draft
  try {
    // A full storage must not keep an older draft.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Blocked or full.
  }
}

export function loadDraft(): Draft | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored) return JSON.parse(stored) as Draft | null
  } catch {
    // Blocked.
  }
  return memory
}
