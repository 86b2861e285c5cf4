import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env } from 'node:process'

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
/** Debian's headless shell. Tests take half the time in it, but it cannot display PDFs. */
const SHELL = ['/usr/bin/chromium-headless-shell']

/**
 * @returns path of the browser that the environment variable names, else of an installed one
 * @throws if the variable names a missing file
 */
function find(variable: string, places: readonly string[]): string | undefined {
  const named = env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable}: ${named} does not exist`)
  return named || places.find((place) => existsSync(place))
}

/** Undefined also means Playwright’s own Chromium. */
export const findChromium = () => find('AERO_CHROMIUM', CHROMIUM)
export const findShell = () => find('AERO_CHROMIUM', SHELL)
export const findFirefox = () => find('AERO_FIREFOX', FIREFOX)

/** WebKitGTK’s driver, and the virtual screen that it needs. */
export const hasWebKit = () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0
