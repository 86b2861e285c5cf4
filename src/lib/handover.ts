import type { ServiceSlug } from './paths.ts'

/** Lines that an instrument passes to the contact form. They never appear in an address. */
export type Handover = {
  service: ServiceSlug
  lines: readonly string[]
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    handover?: Handover
  }
}

let next: Handover | undefined

/** Stores lines for the contact page. The link that is being clicked passes them on. */
export function handOver(handover: Handover) {
  next = handover
}

/**
 * Moves the stored lines into the state of a history entry. There they need no storage, survive a
 * reload, and disappear when the visitor goes back.
 *
 * @returns the state for the entry that the click opens
 */
export function takeHandoverState(): { handover?: Handover } {
  const state = next ? { handover: next } : {}
  next = undefined
  return state
}

/** Lines that arrived while the form could not take them, such as during sending. */
let waiting: readonly Handover[] = []

/** @returns the lines for this form, oldest first, with only the newest of each instrument */
function collectHandovers(): readonly Handover[] {
  const handover = history.state?.handover as Handover | undefined
  if (handover) {
    waiting = [...waiting.filter(({ service }) => service !== handover.service), handover]
  }
  return waiting
}

export const hasHandover = () => collectHandovers().length > 0

export function takeHandovers(): readonly Handover[] {
  const taken = collectHandovers()
  waiting = []
  const { handover, ...state } = history.state ?? {}
  // The prototype's method, because the router has patched `history.replaceState` to navigate.
  if (handover) History.prototype.replaceState.call(history, state, '')
  return taken
}
