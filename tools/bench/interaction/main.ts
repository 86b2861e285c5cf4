import { type Browser, devices } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { report } from '#tools/bench/section.ts'
import { launchChromium } from '#tools/browsers/chromium.ts'
import { findShell } from '#tools/browsers/find.ts'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { measureLatency, recordInteractions } from './latency.ts'
import { VISITS } from './visits.ts'

const RUNS = 3
const SLOWDOWN = 4
/** Half the limit of a good INP. */
const MAX_MS = 100

/** Measures how fast the page responds to taps and keys. Fails above `MAX_MS`. */
async function main() {
  const site = await spawnSiteServer('dist')
  const browser = await launchChromium(findShell())
  const results = new Map<string, number[]>()
  let index: number
  try {
    index = await benchmarkIndex(browser)
    for (let run = 0; run < RUNS; run += 1) await visitAll(browser, site.origin, results)
  } finally {
    await browser.close()
    site.close()
  }
  const description = `Milliseconds from a tap or key to the next paint (Event Timing) on an emulated phone with a processor ${SLOWDOWN} times slower: the slowest of ${RUNS} runs, then each run. At most ${MAX_MS}. The processor's own speed is ${index} in Lighthouse's benchmark (1000 to 1500 is a slow desktop computer).`
  const rows = [...results].map(([name, times]) => ({ name, times, worst: Math.max(...times) }))
  const lines = rows.map(
    ({ name, times, worst }) =>
      `${name.padEnd(24)}${String(worst).padStart(5)}  (${times.join(', ')})`,
  )
  await report('Interaction', 'npm run bench:interaction', description, lines)
  const slow = rows.filter(({ worst }) => worst > MAX_MS)
  for (const { name } of slow) console.error(`Over ${MAX_MS} ms: ${name}`)
  if (rows.length === 0 || slow.length > 0) process.exitCode = 1
}

async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return Math.round(index)
}

async function visitAll(browser: Browser, baseURL: string, results: Map<string, number[]>) {
  for (const visit of VISITS) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(recordInteractions)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await visit(page, async (name, act) => {
      const time = await measureLatency(page, act).catch((error: unknown) => {
        throw new Error(name, { cause: error })
      })
      results.set(name, [...(results.get(name) ?? []), time])
    })
    await context.close()
  }
}

await main()
