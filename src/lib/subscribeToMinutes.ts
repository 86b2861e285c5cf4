import { MINUTE_MS } from './clock.ts'

/** Timers pause during sleep and in the back/forward cache; these events follow both. */
const RESUME_EVENTS = ['visibilitychange', 'pageshow']

/**
 * @param onMinute called at once, every minute and after a pause, with whole minutes since the epoch
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
  for (const name of RESUME_EVENTS) addEventListener(name, tick)
  return () => {
    clearTimeout(timer)
    for (const name of RESUME_EVENTS) removeEventListener(name, tick)
  }
}
