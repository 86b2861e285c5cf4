import { mkdir, writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import { serveApart } from '#tools/serve/testing/process.ts'
import { startChromium } from './browser.ts'
import { makeLimit } from './limit.ts'
import { readOptions } from './options.ts'
import { judgePage, nearLimit, type PageResult, passed } from './page.ts'
import { headLine, markdown, resultLine } from './report.ts'
import { today, writeSection } from '../section.ts'

const DIST = env.AERO_DIST ?? 'dist'
const LIMIT = '.aero/limit'

/** Runs Lighthouse on every page. Fails on a score below 100 or a layout shift. */
async function main() {
  const options = readOptions(process.argv.slice(2))
  await makeLimit(DIST, LIMIT)
  const [site, limit] = await Promise.all([serveApart(DIST), serveApart(LIMIT)])
  const browser = await startChromium()
  const results: PageResult[] = []
  try {
    console.log(headLine())
    for (const form of options.forms) {
      for (const path of options.pages) {
        const sites = { site: site.origin, limit: limit.origin, browser }
        const result = await judgePage(path, form, options.runs, sites)
        results.push(result)
        console.log(resultLine(result))
        if (!passed(result)) console.log(`  lost points: ${result.faults.join(', ')}`)
      }
    }
  } finally {
    await browser.close()
    site.close()
    limit.close()
  }
  await mkdir('.aero', { recursive: true })
  await writeFile('.aero/bench.json', `${JSON.stringify(results, null, 2)}\n`)
  const whole = !process.argv[2]
  if (whole) await writeSection('Lighthouse', markdown(results, today()))

  const far = results.filter((result) => !nearLimit(result)).length
  const failed = results.filter((result) => !passed(result)).length
  console.log(
    `\n${failed} of ${results.length} results are below 100 or shift; ${far} paint over 1.1 times later than without scripts`,
  )
  if (failed > 0) process.exitCode = 1
}

await main()
