// Runs Lighthouse on every page. Fails on a score below 100 or a layout shift.
import { parseArgs } from 'node:util'
import { launch } from 'puppeteer-core'
import { SITE_PATHS } from '#lib/paths.ts'
import { today, writeSection } from '#tools/bench/section.ts'
import { ensureChromium } from '#tools/browsers/chromium.ts'
import { compressTextFiles } from '#tools/prerender/compress.ts'
import { copySite } from '#tools/serve/testing/copySite.ts'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { DEVICES } from './measure.ts'
import { isPerfect, measurePage, type PageResult, paintsNearBaseline } from './page.ts'
import { markdown, row } from './report.ts'

/** A copy without scripts: no page can paint sooner than its HTML alone. */
const BASELINE = '.aero/baseline'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: SITE_PATHS.join(',') },
    device: { type: 'string', default: DEVICES.join(',') },
  },
})
await copySite('dist', BASELINE, (html) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
await compressTextFiles(BASELINE)
const [site, baseline] = await Promise.all([spawnSiteServer('dist'), spawnSiteServer(BASELINE)])
const browser = await launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
const results: PageResult[] = []
try {
  for (const device of DEVICES.filter((name) => values.device.split(',').includes(name))) {
    for (const path of values.pages.split(',')) {
      const sites = { site: site.origin, baseline: baseline.origin, browser }
      const result = await measurePage(path, device, sites)
      results.push(result)
      console.log(row(result))
      if (!isPerfect(result)) console.log(`  lost points: ${result.failedAudits.join(', ')}`)
    }
  }
} finally {
  await browser.close()
  site.close()
  baseline.close()
}
const isComplete = process.argv.length === 2
if (isComplete) await writeSection('Lighthouse', markdown(results, today()))

const late = results.filter((result) => !paintsNearBaseline(result)).length
const failed = results.filter((result) => !isPerfect(result)).length
console.log(`\n${late} of ${results.length} paint over 1.1 times later than without scripts`)
console.log(`${failed} of ${results.length} score below 100 or shift`)
if (failed > 0) process.exitCode = 1
