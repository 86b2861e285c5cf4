const REST_DELAY_MS = 150

let restTimer: number | undefined
const listeners = new Set<() => void>()

function onScroll() {
  document.documentElement.toggleAttribute('data-scrolling', true)
  clearTimeout(restTimer)
  // A timer, because Safari before 26 has no `scrollend`.
  restTimer = window.setTimeout(() => {
    for (const listener of listeners) listener()
    document.documentElement.toggleAttribute('data-scrolling', false)
  }, REST_DELAY_MS)
}

/** Marks the document by `data-scrolling` from the first frame of each scroll until the page rests. */
export function watchScrolling(): void {
  // The browser ignores a listener that it has already.
  addEventListener('scroll', onScroll, { passive: true })
}

/**
 * Calls the listener each time the page comes to rest, before `data-scrolling` is removed.
 *
 * @returns a cleanup function
 */
export function onRest(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
