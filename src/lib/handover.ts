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

/** Lines that arrived while the form could not take them, such as during sending. */
let collected: readonly Handover[] = []

/** @returns the lines for this form, oldest first, with only the newest of each instrument */
function collectHandovers(): readonly Handover[] {
  const handover = history.state?.handover as Handover | undefined
  if (handover) {
    collected = [...collected.filter(({ service }) => service !== handover.service), handover]
  }
  return collected
}

export const hasHandover = () => collectHandovers().length > 0

export function takeHandovers(): readonly Handover[] {
  const taken = collectHandovers()
  collected = []
  const { handover, ...state } = history.state ?? {}
  // The prototype's method, because the router has patched `history.replaceState` to navigate.
  if (handover) History.prototype.replaceState.call(history, state, '')
  return taken
}
