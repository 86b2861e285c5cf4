import { existsSync } from 'node:fs'
import { env } from 'node:process'

/** Usual locations of Chromium and Chrome. */
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @returns path of the browser: `AERO_CHROMIUM`, else an installed one, else undefined for
 * Playwright's own
 */
export function findChromium(): string | undefined {
  const named = env.AERO_CHROMIUM
  if (named && !existsSync(named)) throw new Error(`AERO_CHROMIUM: ${named} does not exist`)
  return named || KNOWN_PLACES.find((place) => existsSync(place))
}

/** Debian's headless shell of Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * @returns path of the headless shell, if installed. It takes half the time of the full browser, but
 * cannot display PDFs.
 */
export function findShell(): string | undefined {
  return env.AERO_CHROMIUM || (existsSync(SHELL) ? SHELL : undefined)
}
