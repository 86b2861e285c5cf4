import { mkdir } from 'node:fs/promises'
import { OUTBOX } from '#tools/smoke/checks.ts'
import { runSmoke } from '#tools/smoke/run.ts'
import { serveApart } from '#tools/serve/testing/process.ts'
import { startFirefox } from './engine.ts'
import { findFirefox } from '#tools/browsers/findFirefox.ts'

const SKIPPED = `
*** FIREFOX WAS NOT TESTED: none is installed, and none could be installed here.
*** Install firefox-esr, or name its file in AERO_FIREFOX.
`

/** A smoke of the built site in Firefox. */
async function main() {
  const file = findFirefox()
  if (!file) return console.warn(SKIPPED)
  await mkdir(OUTBOX, { recursive: true })
  const site = await serveApart('dist', OUTBOX)
  const engine = await startFirefox(file, site.origin)
  await runSmoke(engine)
  await engine.close()
  site.close()
}

await main()
