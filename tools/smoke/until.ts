import { setTimeout as pause } from 'node:timers/promises'

/** How long anything in a page may take, on a busy machine too. */
export const PATIENCE_MS = 30_000
const BETWEEN_MS = 50

/**
 * Looks again and again until there is something to see. A look may fail, while the page changes.
 * @param what said when it does not come
 * @returns what was seen
 * @throws after `PATIENCE_MS`, with the fault of the last look
 */
export async function until<Seen>(
  what: string,
  look: () => Promise<Seen | undefined | null | false>,
): Promise<Seen> {
  let fault: unknown
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(BETWEEN_MS)) {
    try {
      const seen = await look()
      if (seen) return seen
      fault = undefined
    } catch (error) {
      fault = error
    }
  }
  const why = fault instanceof Error ? `: ${fault.message}` : ''
  throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}${why}`, { cause: fault })
}

/** Runs in the page: whether its script has taken over. */
export function isHydrated(): boolean {
  return 'alive' in document.documentElement.dataset
}
