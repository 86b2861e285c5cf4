import { mkdir } from 'node:fs/promises'
import { today, writeSection } from '#tools/bench/section.ts'
import { OUTBOX } from '#tools/smoke/checks.ts'
import { runSmoke } from '#tools/smoke/run.ts'
import { serveApart } from '#tools/serve/testing/process.ts'
import { startWebKit } from './engine.ts'
import { hasWebKit } from '#tools/browsers/hasWebKit.ts'
import { startScreen } from './processes.ts'
import { makeWatchedCopy } from './watchedCopy.ts'

const COPY = '.aero/webkit'
const SKIPPED = `
*** WEBKIT WAS NOT TESTED: none is installed, and none could be installed here.
*** Install webkit2gtk-driver, xvfb and GStreamer's plug-ins (tools/browsers/hasWebKit.ts).
`

const WHAT = 'The smoke of the built site in WebKitGTK, driven by its WebDriver'

/**
 * A smoke of the built site in WebKit, the engine of every iPhone and iPad. With `--record` it
 * writes its section of the measurements: not in a test, which leaves the repository as it is.
 */
async function main() {
  if (!hasWebKit()) return console.warn(SKIPPED)
  await mkdir(OUTBOX, { recursive: true })
  await makeWatchedCopy('dist', COPY)
  const site = await serveApart(COPY, OUTBOX)
  const screen = await startScreen()
  const began = performance.now()
  const lines = await runSmoke(await startWebKit(screen.display, site.origin))
  const took = `${Math.round((performance.now() - began) / 1000)} s in all`
  await screen.end()
  site.close()
  if (!process.argv.includes('--record')) return
  const text = [...lines, took].join('\n')
  await writeSection(
    'WebKit',
    `${today()}, \`npm run webkit -- --record\`. ${WHAT}.\n\n\`\`\`\n${text}\n\`\`\``,
  )
}

await main()
