import type { Page } from '@playwright/test'

/** The shortest duration that Event Timing reports. */
const MIN_MS = 16

type Recording = Window & { interactions?: Map<number, number> }
type Counting = Performance & { interactionCount: number }

/** Runs in the page before its scripts: records the time of each interaction to its next paint. */
export function recordInteractions() {
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
 * @param act performs one or more interactions
 * @returns milliseconds from the slowest interaction to its next paint
 * @throws if no interaction was recorded
 */
export async function measureLatency(page: Page, act: () => Promise<unknown>): Promise<number> {
  const count = () => page.evaluate(() => (performance as Counting).interactionCount)
  await page.evaluate(() => (window as Recording).interactions?.clear())
  const before = await count()
  await act()
  await page.evaluate(nextPaint)
  if ((await count()) === before) throw new Error('No interaction was measured')
  const worst = await page.evaluate(() =>
    Math.max(0, ...((window as Recording).interactions?.values() ?? [])),
  )
  return Math.max(worst, MIN_MS)
}

/** Runs in the page: waits until the browser has reported the next paint. */
function nextPaint(): Promise<void> {
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))),
  )
}
