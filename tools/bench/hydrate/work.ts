import type { Browser } from '@playwright/test'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number }

/** tsx adds calls of this helper to named functions, also to those that run in the page. */
const KEEP_NAMES = 'globalThis.__name ??= (named) => named'
const MARK = 'aero:painted'
const TASK = 'RunTask'
/** Trace categories of tasks and marks. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']
const MODULES = /\/assets\/.*\.js$/

/**
 * Measures the main-thread work of a page from the arrival of its scripts, when everything else has
 * loaded, until it is hydrated and painted. Nothing is cached.
 * @returns milliseconds of processor time
 * @throws if the page logs an error, such as a hydration mismatch
 */
export async function measureHydration(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.addInitScript(KEEP_NAMES)
    await page.addInitScript(markHydration, MARK)
    let releaseScripts = () => {}
    const released = new Promise<void>((done) => (releaseScripts = done))
    await page.route(MODULES, async (route) => {
      await released
      await route.continue()
    })
    const requested = page.waitForRequest(MODULES)
    await page.goto(address)
    await requested
    await page.evaluate(nextFrame)
    await browser.startTracing(page, { categories: CATEGORIES })
    releaseScripts()
    await page.evaluate(() => (window as Window & { hydrated?: Promise<void> }).hydrated)
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    if (complaints.length > 0) throw new Error(`${address}: ${complaints.join('; ')}`)
    return sumWorkUntilMark(trace.traceEvents)
  } finally {
    await context.close()
  }
}

/** Runs in the page: sets the mark in the first frame after the page's content is hydrated. */
function markHydration(mark: string) {
  const isHydrated = () => {
    const first = document.querySelector('main *')
    return !first || Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  }
  const hydrated = new Promise<void>((done) => {
    const look = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!isHydrated()) return look()
          performance.mark(mark)
          done()
        }),
      )
    addEventListener('hydrate', look)
  })
  Object.assign(window, { hydrated })
}

/** Runs in the page: waits for one frame. */
function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** Sums the tasks of the marked thread up to the mark. */
function sumWorkUntilMark(events: readonly TraceEvent[]): number {
  const mark = events.find(({ name }) => name === MARK)
  if (!mark) throw new Error('The trace has no hydration')
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === TASK && ph === 'X' && pid === mark.pid && tid === mark.tid && ts <= mark.ts,
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks')
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
