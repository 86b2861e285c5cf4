const MINUTE_MS = 60_000

/**
 * Calls at once, and then on each minute's edge, so that a clock never lags behind the wall.
 * @param onMinute takes minutes since the epoch
 * @returns what ends it
 */
export function watchMinutes(onMinute: (minute: number) => void): () => void {
  let timer = 0
  const tick = () => {
    onMinute(Math.floor(Date.now() / MINUTE_MS))
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  tick()
  return () => clearTimeout(timer)
}
