import { mkdir } from 'node:fs/promises'
import { launch } from 'puppeteer-core'
import { startSite } from '#tools/site/start.ts'
import { CHECKS, OUTBOX } from './checks.ts'
import { findFirefox } from './find.ts'
import { visit } from './visit.ts'

const SKIPPED = `
*** FIREFOX WAS NOT TESTED: none is installed, and none could be installed here.
*** Install firefox-esr, or name its file in AERO_FIREFOX.
`

/** A smoke of the built site in Firefox. Each check also fails if the page complains. */
async function main() {
  const executablePath = findFirefox()
  if (!executablePath) return console.warn(SKIPPED)
  await mkdir(OUTBOX, { recursive: true })
  const site = await startSite('dist', OUTBOX)
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  console.log(await browser.version())
  let failures = 0
  for (const [name, check] of Object.entries(CHECKS)) {
    const began = performance.now()
    try {
      await visit(browser, site.origin, check)
      console.log(`  ✓ ${name} (${Math.round(performance.now() - began)} ms)`)
    } catch (error) {
      failures += 1
      console.error(`  ✘ ${name}\n    ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await browser.close()
  site.close()
  if (failures > 0) process.exitCode = 1
}

await main()
