import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '#tools/browsers/chromium.ts'
import { findFirefox, hasWebKit } from '#tools/browsers/find.ts'
import { toHostingFolder } from '#tools/headers/hosts.ts'
import { SITE_URL } from '#tools/settings/settings.ts'
import { DEVELOPMENT_DIST, SITE_DIST } from './servers.ts'

/** Playwright's global setup: it runs before the first test, not when the configuration is read. */
export default function prepare(): void {
  ensureChromium()
  const missing = [!findFirefox() && 'FIREFOX', !hasWebKit() && 'WEBKIT'].filter(Boolean)
  if (missing.length > 0) {
    console.warn(`\n*** NOT TESTED: ${missing.join(', ')}. See docs/testing.md.\n`)
  }
  for (const dist of [SITE_DIST, DEVELOPMENT_DIST]) refuse(dist)
}

/**
 * The tests send messages and know the site's address, so they need a build with default settings.
 * @throws if `dist` was built with other settings
 */
function refuse(dist: string): void {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const isLocal = readFileSync(join(toHostingFolder(dist), 'headers.json'), 'utf8').includes(
    "connect-src 'self';",
  )
  if (isLocal && read('robots.txt').includes(`${SITE_URL}/`)) return
  throw new Error(`${dist} was built with settings of its own. First: npm run build:test`)
}
