import type { ServiceSlug } from './paths.ts'

/** Lines that an instrument gives to the contact form. They never appear in an address. */
export type Handover = {
  service: ServiceSlug
  /** Plain lines for the message. */
  lines: readonly string[]
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Until the contact form takes it. */
    handover?: Handover
  }
}

let next: Handover | undefined

/** Leaves lines for the contact page, which the current click on a link opens. */
export function handOver(handover: Handover) {
  next = handover
}

/**
 * Puts the lines into the history entry that the click opens. There they need no storage, outlive
 * a page load, and are given up by going back.
 *
 * @returns the state of that entry
 */
export function takeHandoverState(): { handover?: Handover } {
  const state = next ? { handover: next } : {}
  next = undefined
  return state
}

/** Lines that wait while a message is being sent, wherever the visitor is by then. */
let waiting: readonly Handover[] = []

/** @returns the lines that have come to this form, oldest first; the newer ones of each instrument */
function collectHandovers(): readonly Handover[] {
  const handover = history.state?.handover as Handover | undefined
  if (handover) {
    waiting = [...waiting.filter(({ service }) => service !== handover.service), handover]
  }
  return waiting
}

export const hasHandover = () => collectHandovers().length > 0

/** @returns the lines that no form has taken yet */
export function takeHandovers(): readonly Handover[] {
  const taken = collectHandovers()
  waiting = []
  const { handover, ...state } = history.state ?? {}
  // The prototype's method: the router has replaced the other, and would see a navigation.
  if (handover) History.prototype.replaceState.call(history, state, '')
  return taken
}
