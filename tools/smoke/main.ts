import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { argv, env, execArgv, execPath } from 'node:process'
import { findFirefox } from '#tools/browsers/findFirefox.ts'
import { hasWebKit } from '#tools/browsers/hasWebKit.ts'
import { serveApart } from '#tools/serve/testing/process.ts'
import { CHECKS, type Checks, OUTBOX, PRINT_CHECKS } from './checks.ts'
import { startFirefox } from './firefox.ts'
import type { Engine } from './visitor.ts'
import { makeWatchedCopy } from './watchedCopy.ts'
import { startWebKit } from './webkit.ts'

const COPY = '.aero/webkit'
const SKIPPED = {
  firefox: 'FIREFOX WAS NOT TESTED. Install firefox-esr, or set AERO_FIREFOX to its file.',
  webkit: 'WEBKIT WAS NOT TESTED. Install the packages in tools/browsers/hasWebKit.ts.',
}

/** Checks the built site in Firefox or in WebKit, the engine of every iPhone and iPad. */
async function main(name?: string, screen?: string): Promise<void> {
  await mkdir(OUTBOX, { recursive: true })
  if (name === 'firefox') {
    const file = findFirefox()
    if (!file) return console.warn(`\n*** ${SKIPPED.firefox}\n`)
    const start = (origin: string) => startFirefox(file, origin)
    await smoke('dist', start, { ...CHECKS, ...PRINT_CHECKS })
  } else if (screen === 'xvfb') {
    await makeWatchedCopy('dist', COPY)
    await smoke(COPY, startWebKit, CHECKS)
  } else if (!hasWebKit()) console.warn(`\n*** ${SKIPPED.webkit}\n`)
  else {
    // WebKitGTK has no headless mode: run this program again with a virtual screen.
    const size = '--server-args=-screen 0 1600x1200x24'
    const again = [execPath, ...execArgv, ...argv.slice(1), 'xvfb']
    const { status } = spawnSync('xvfb-run', ['-a', size, ...again], { stdio: 'inherit' })
    process.exitCode = status ?? 1
  }
}

/** Runs each check in a page of its own, and prints the result. */
async function smoke(
  dist: string,
  start: (origin: string) => Engine | Promise<Engine>,
  checks: Checks,
): Promise<void> {
  const site = await serveApart(dist, OUTBOX)
  const engine = await start(site.origin)
  const failed: string[] = []
  let browser = 'No browser'
  const visit = async () => {
    const visitor = await engine.visit()
    browser = visitor.browser
    return visitor
  }
  for (const [name, check] of Object.entries(checks)) {
    const began = performance.now()
    let error = await errorOf(visit, check)
    if (error !== undefined && env.CI) {
      // Retried once, as the end-to-end tests are: a busy machine is not a defect.
      console.error(`  ? ${name}, retrying: ${error}`)
      error = await errorOf(visit, check)
    }
    console.log(`  ${error ? '✘' : '✓'} ${name} (${Math.round(performance.now() - began)} ms)`)
    if (error === undefined) continue
    console.error(`    ${error}`)
    failed.push(name)
  }
  await engine.close()
  site.close()
  const total = Object.keys(checks).length
  console.log(`${browser}: ${total - failed.length} of ${total} checks passed`)
  if (failed.length > 0) process.exitCode = 1
}

/** A check also fails if its page complains. @returns the error message */
async function errorOf(visit: Engine['visit'], check: Checks[string]): Promise<string | undefined> {
  try {
    const visitor = await visit()
    try {
      await check(visitor)
      assert.deepEqual(await visitor.complaints(), [], 'The page complains')
    } finally {
      await visitor.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

await main(...argv.slice(2))
