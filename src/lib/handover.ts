import type { ServiceSlug } from './paths.ts'

/** What an instrument gives to the contact form. Nothing of it is in an address. */
export type Handover = {
  service: ServiceSlug
  /** Plain lines for the message. */
  lines: readonly string[]
}

const KEY = 'handover'
let waiting: Handover | undefined

/** Leaves lines for the contact form, which the visitor is on the way to, by a page loaded anew too. */
export function handOver(handover: Handover) {
  waiting = handover
  try {
    sessionStorage.setItem(KEY, JSON.stringify(handover))
  } catch {
    // Blocked, or full: it is in memory.
  }
}

/** @returns what was left, once */
export function takeHandover(): Handover | undefined {
  let taken = waiting
  waiting = undefined
  try {
    taken ??= (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Handover | null) ?? undefined
    sessionStorage.removeItem(KEY)
  } catch {
    // Blocked.
  }
  return taken
}
