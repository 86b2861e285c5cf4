const MINUTE_MS = 60_000
/** Timers pause during sleep and in the back/forward cache; these events follow both. */
const RESUME_EVENTS = ['visibilitychange', 'pageshow']

/**
 * Calls `onMinute` immediately, at the start of each minute, and when the page resumes.
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
  // `visibilitychange` bubbles from the document to the window.
  for (const name of RESUME_EVENTS) addEventListener(name, tick)
  return () => {
    clearTimeout(timer)
    for (const name of RESUME_EVENTS) removeEventListener(name, tick)
  }
}
