import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { findFirefox, hasWebKit } from '#tools/browsers/find.ts'
import { makeRecordedSite } from './recordedSite.ts'

/**
 * Prepares the site, and a virtual screen because WebKitGTK has no headless mode.
 * @returns a cleanup function
 */
export default async function prepare(): Promise<(() => void) | undefined> {
  await makeRecordedSite()
  if (!findFirefox()) {
    console.warn('\n*** FIREFOX IS NOT TESTED. Install it, or set AERO_FIREFOX to its file.\n')
  }
  if (!hasWebKit()) {
    console.warn('\n*** WEBKIT IS NOT TESTED. On Debian, run `npm run test:browsers` as root.\n')
    return undefined
  }
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  env.DISPLAY = `:${String(display).trim()}`
  return () => void screen.kill()
}
