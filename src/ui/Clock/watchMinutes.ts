const MINUTE_MS = 60_000
/** Timers stand still while a machine sleeps, and in the cache of pages. */
const RETURNS = ['visibilitychange', 'pageshow']

/**
 * Calls at once, on each minute's edge, and when the page is come back to, so that a clock never
 * lags behind the wall.
 * @param onMinute takes minutes since the epoch
 * @returns what ends it
 */
export function watchMinutes(onMinute: (minute: number) => void): () => void {
  let timer = 0
  const tick = () => {
    clearTimeout(timer)
    onMinute(Math.floor(Date.now() / MINUTE_MS))
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  tick()
  // The document's events reach the window, too.
  for (const name of RETURNS) addEventListener(name, tick)
  return () => {
    clearTimeout(timer)
    for (const name of RETURNS) removeEventListener(name, tick)
  }
}
