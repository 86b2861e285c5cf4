// Compares the main-thread work of hydrating the home page and an empty page.
import { report } from '#tools/bench/section.ts'
import { launchChromium } from '#tools/browsers/chromium.ts'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { buildEmptySite } from './emptySite.ts'
import { measureHydration } from './work.ts'

const RUNS = 41
const DESCRIPTION = `Processor time of the main thread in ms, from the arrival of the scripts until the page is hydrated and painted. The empty page has the same React, router and start script. Median of ${RUNS} runs, then the fastest and the slowest.`
/** Maximum ratio of the home page's work to the empty page's. */
const MAX_RATIO = 1.4

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const summary = (values: readonly number[]) =>
  [median(values), Math.min(...values), Math.max(...values)]
    .map((value) => value.toFixed(1).padStart(8))
    .join('')

const empty = await spawnSiteServer(await buildEmptySite('.aero/empty'))
const site = await spawnSiteServer('dist')
const browser = await launchChromium()
const base: number[] = []
const home: number[] = []
try {
  for (let run = 0; run < RUNS; run += 1) {
    // Alternating, so that other load on the machine affects both.
    base.push(await measureHydration(browser, `${empty.origin}/`))
    home.push(await measureHydration(browser, `${site.origin}/`))
  }
} finally {
  await browser.close()
  empty.close()
  site.close()
}
const ratio = median(home) / median(base)
await report('Hydration', 'npm run bench:hydrate', DESCRIPTION, [
  `empty page  ${summary(base)}`,
  `home page   ${summary(home)}`,
  `ratio       ${ratio.toFixed(2).padStart(8)}, at most ${MAX_RATIO}`,
])
if (ratio > MAX_RATIO) process.exitCode = 1
