import type { Page } from '@playwright/test'

/** The least that the browser tells of. */
const LEAST_MS = 16

type Noted = Window & { interactions?: Map<number, number> }
type Counting = Performance & { interactionCount: number }

/** Runs in the page, before its scripts: notes how long each interaction took to its next paint. */
export function noteInteractions() {
  const noted = new Map<number, number>()
  Object.assign(window, { interactions: noted })
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const known = noted.get(entry.interactionId) ?? 0
      noted.set(entry.interactionId, Math.max(known, entry.duration))
    }
  }).observe(options)
}

/**
 * @param act presses or types something on the page, once or more
 * @returns milliseconds from the slowest of its interactions to the next paint
 * @throws if nothing was pressed or typed
 */
export async function latency(page: Page, act: () => Promise<unknown>): Promise<number> {
  const count = () => page.evaluate(() => (performance as Counting).interactionCount)
  await page.evaluate(() => (window as Noted).interactions?.clear())
  const before = await count()
  await act()
  await page.evaluate(painted)
  if ((await count()) === before) throw new Error('No interaction was measured')
  const worst = await page.evaluate(() =>
    Math.max(0, ...((window as Noted).interactions?.values() ?? [])),
  )
  return Math.max(worst, LEAST_MS)
}

/** Runs in the page: a while after the next paint, when the browser has told of it. */
function painted(): Promise<void> {
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))),
  )
}
