import { mkdir, writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import { serveApart } from '#tools/serve/testing/process.ts'
import { startChromium } from './browser.ts'
import { makeBaseline } from './baseline.ts'
import { readOptions } from './options.ts'
import { measurePage, paintsNearBaseline, type PageResult, passed } from './page.ts'
import { headLine, markdown, resultLine } from './report.ts'
import { today, writeSection } from '../section.ts'

const DIST = env.AERO_DIST ?? 'dist'
const BASELINE = '.aero/baseline'

/** Runs Lighthouse on every page. Fails on a score below 100 or a layout shift. */
async function main() {
  const options = readOptions(process.argv.slice(2))
  await makeBaseline(DIST, BASELINE)
  const [site, baseline] = await Promise.all([serveApart(DIST), serveApart(BASELINE)])
  const browser = await startChromium()
  const results: PageResult[] = []
  try {
    console.log(headLine())
    for (const form of options.forms) {
      for (const path of options.pages) {
        const sites = { site: site.origin, baseline: baseline.origin, browser }
        const result = await measurePage(path, form, options.runs, sites)
        results.push(result)
        console.log(resultLine(result))
        if (!passed(result)) console.log(`  lost points: ${result.faults.join(', ')}`)
      }
    }
  } finally {
    await browser.close()
    site.close()
    baseline.close()
  }
  await mkdir('.aero', { recursive: true })
  await writeFile('.aero/bench.json', `${JSON.stringify(results, null, 2)}\n`)
  const whole = !process.argv[2]
  if (whole) await writeSection('Lighthouse', markdown(results, today()))

  const far = results.filter((result) => !paintsNearBaseline(result)).length
  const failed = results.filter((result) => !passed(result)).length
  console.log(
    `\n${failed} of ${results.length} results are below 100 or shift; ${far} paint over 1.1 times later than without scripts`,
  )
  if (failed > 0) process.exitCode = 1
}

await main()
