import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { findFirefox, hasNginx, hasWebKit } from '#tools/browsers/find.ts'
import { toHostingFolder } from '#tools/headers/formats.ts'
import { findNewerSource } from '#tools/launch/sources.ts'
import { EXAMPLE_SITE_URL, TEST_DIST } from '#tools/settings/settings.ts'
import { DEVELOPMENT_DIST } from './servers.ts'

/** Playwright's global setup: it runs before the first test, not when the configuration is read. */
export default async function prepare(): Promise<void> {
  const missing = Object.entries({ Firefox: findFirefox(), WebKit: hasWebKit(), nginx: hasNginx() })
    .filter(([, found]) => !found)
    .map(([name]) => name)
  const warning = `NOT TESTED: ${missing.join(', ')}. See docs/testing.md.`
  if (missing.length > 0 && env.CI) throw new Error(warning)
  if (missing.length > 0) console.warn(`\n*** ${warning}\n`)
  for (const dist of [TEST_DIST, DEVELOPMENT_DIST]) await checkBuild(dist)
}

/**
 * The tests send messages and know the site's address, so they need a build with default settings, and
 * one of the present sources.
 * @throws if the build has other settings or is older than a source
 */
async function checkBuild(dist: string): Promise<void> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const isLocal = readFileSync(join(toHostingFolder(dist), 'headers.json'), 'utf8').includes(
    "connect-src 'self';",
  )
  if (!isLocal || !read('robots.txt').includes(`${EXAMPLE_SITE_URL}/`)) {
    throw new Error(`${dist} was built with settings of its own. First: npm run build:test`)
  }
  const newer = await findNewerSource(dist)
  if (newer) throw new Error(`${newer} changed after ${dist} was built. First: npm run build:test`)
}
