import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function subscribe(onTick: () => void): () => void {
  let timer = 0
  const schedule = () => {
    // On the minute's edge, so that the clock never lags behind the wall.
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const tick = () => {
    onTick()
    schedule()
  }
  schedule()
  return () => clearTimeout(timer)
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS)
const unknown = () => null

/** @returns minutes since the epoch, or null in prerendered HTML, where any time would be wrong. */
export const useMinute = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, currentMinute, unknown)
