import { setTimeout as pause } from 'node:timers/promises'

export type Role = 'button' | 'link' | 'heading'

/** One page in one browser, with its own storage. Every wait throws after `TIMEOUT_MS`. */
export type Visitor = {
  /** Name and version of the browser. */
  browser: string
  /** Opens a path and waits until it is hydrated. @returns the status of the response */
  open: (path: string) => Promise<number>
  /** In CSS pixels. A browser may enforce a minimum width. */
  resize: (width: number, height: number) => Promise<void>
  /** Waits until the element is visible. */
  sees: (role: Role, name: string) => Promise<void>
  click: (role: Role, name: string) => Promise<void>
  /** Appends text to the input that a CSS selector finds. */
  type: (selector: string, text: string) => Promise<void>
  /** Runs a function in the page. It can use its arguments only, no outer variables. */
  evaluate: <Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>
  /** Prints the page as a PDF, in browsers whose driver can. */
  print?: () => Promise<Uint8Array>
  /** Console messages, exceptions, failed requests and policy violations so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export type Engine = {
  /** Opens a page of 1440 × 900 pixels with empty storage. */
  visit: () => Promise<Visitor>
  close: () => Promise<void>
}

export const TIMEOUT_MS = 30_000
const INTERVAL_MS = 50

/**
 * Calls `look` until it returns something truthy. It may throw while the page changes.
 * @param what names the awaited state in the error message
 * @throws after `TIMEOUT_MS`, with the error of the last call
 */
export async function until<Seen>(
  what: string,
  look: () => Promise<Seen | undefined | null | false>,
): Promise<Seen> {
  let cause: unknown
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(INTERVAL_MS)) {
    try {
      const seen = await look()
      if (seen) return seen
      cause = undefined
    } catch (error) {
      cause = error
    }
  }
  const why = cause instanceof Error ? `: ${cause.message}` : ''
  throw new Error(`Not within ${TIMEOUT_MS / 1000} s: ${what}${why}`, { cause })
}

/** Runs in the page. */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}
