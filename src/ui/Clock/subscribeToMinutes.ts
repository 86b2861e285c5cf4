const MINUTE_MS = 60_000
/** Timers do not run during sleep or in the back/forward cache: these events follow both. */
const RESUME_EVENTS = ['visibilitychange', 'pageshow']

/**
 * Calls `onMinute` immediately, at the start of each minute, and when the page resumes after sleep or
 * from the back/forward cache.
 *
 * @param onMinute receives whole minutes since the Unix epoch
 * @returns a cleanup function
 */
export function subscribeToMinutes(onMinute: (minute: number) => void): () => void {
  let timer = 0
  const tick = () => {
    clearTimeout(timer)
    onMinute(Math.floor(Date.now() / MINUTE_MS))
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  tick()
  // `visibilitychange` fires on the document and bubbles to the window.
  for (const name of RESUME_EVENTS) addEventListener(name, tick)
  return () => {
    clearTimeout(timer)
    for (const name of RESUME_EVENTS) removeEventListener(name, tick)
  }
}
