import type { ServiceSlug } from './paths.ts'

/** Lines that an instrument gives to the contact form. They never appear in an address. */
export type Handover = {
  service: ServiceSlug
  /** Plain lines for the message. */
  lines: readonly string[]
}

const KEY = 'handovers'
/** What the session storage, blocked or full, did not take. */
let unstored: readonly Handover[] = []

function waiting(): readonly Handover[] {
  if (unstored.length > 0) return unstored
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Handover[]
  } catch {
    return []
  }
}

function store(handovers: readonly Handover[]) {
  unstored = []
  try {
    sessionStorage.setItem(KEY, JSON.stringify(handovers))
  } catch {
    unstored = handovers
  }
}

const waitingExcept = (service: ServiceSlug) => waiting().filter((one) => one.service !== service)

/** Leaves lines for the contact form, which may open in this document or after a page load. */
export function handOver(handover: Handover) {
  store([...waitingExcept(handover.service), handover])
}

/** Takes an instrument's lines back: the visitor went elsewhere before the form opened. */
export function withdrawHandover(service: ServiceSlug) {
  store(waitingExcept(service))
}

export const hasHandover = () => waiting().length > 0

/** @returns the handovers that no form has taken yet, oldest first */
export function takeHandovers(): readonly Handover[] {
  const taken = waiting()
  if (taken.length > 0) store([])
  return taken
}
