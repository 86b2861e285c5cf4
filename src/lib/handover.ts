import type { ServiceSlug } from './paths.ts'

/** What an instrument gives to the contact form. In memory alone: nothing of it is in an address. */
export type Handover = {
  service: ServiceSlug
  /** Plain lines for the message. */
  lines: readonly string[]
}

let waiting: Handover | undefined

/** Leaves lines for the contact form, which the visitor is on the way to. */
export function handOver(handover: Handover) {
  waiting = handover
}

/** @returns what was left, once */
export function takeHandover(): Handover | undefined {
  const taken = waiting
  waiting = undefined
  return taken
}
