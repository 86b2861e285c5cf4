import { type Browser, devices } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { today, writeSection } from '#tools/bench/section.ts'
import { launchChromium } from '#tools/browsers/chromium.ts'
import { findShell } from '#tools/browsers/find.ts'
import { serveApart } from '#tools/serve/testing/process.ts'
import { latency, recordInteractions } from './latency.ts'
import { VISITS } from './visits.ts'

const RUNS = 3
const SLOWDOWN = 4
/** Half the limit of a good INP. */
const MAX_MS = 100
const DESCRIPTION = `Milliseconds from a tap or key to the next paint (Event Timing), on a phone’s viewport with touch, the processor ${SLOWDOWN} times slower: the worst of ${RUNS} runs, and each`

/** Measures how fast the page responds to taps and keys. Fails above `MAX_MS`. */
async function main() {
  const site = await serveApart('dist')
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
  const lines = [...results].map(([name, times]) => {
    const worst = Math.max(...times)
    return `${name.padEnd(24)}${String(worst).padStart(5)}  (${times.join(', ')})`
  })
  const what = `${DESCRIPTION}. The machine's benchmark index in Lighthouse is ${index} without the slowdown`
  console.log(`${what}.\n\n${lines.join('\n')}`)
  await writeSection(
    'Interaction',
    `${today()}, \`npm run bench:interaction\`. ${what}.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``,
  )
  const slow = [...results].filter(([, times]) => Math.max(...times) > MAX_MS)
  if (results.size === 0) console.error('Nothing was measured')
  for (const [name] of slow) console.error(`Over ${MAX_MS} ms: ${name}`)
  if (results.size === 0 || slow.length > 0) process.exitCode = 1
}

/** @returns the machine's speed: 1000 to 1500 is a slow desktop, below 800 a phone */
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
      const time = await latency(page, act).catch((error: unknown) => {
        throw new Error(name, { cause: error })
      })
      results.set(name, [...(results.get(name) ?? []), time])
    })
    await context.close()
  }
}

await main()
