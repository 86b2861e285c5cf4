// oxlint-disable-next-line no-restricted-imports -- this module goes when results travel in the link
import type { ServiceSlug } from '#content/paths.ts'

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

/** @returns the lines in this history entry, once */
export function takeHandover(): Handover | undefined {
  const { handover, ...state } = (history.state ?? {}) as { handover?: Handover }
  // The prototype's method, because the router has patched `history.replaceState` to navigate.
  if (handover) History.prototype.replaceState.call(history, state, '')
  return handover
}
