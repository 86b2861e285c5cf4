import { existsSync } from 'node:fs'
import { env } from 'node:process'

/** Where systems keep a full Chromium or Chrome. */
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
 * @returns the browser to start: the one that `AERO_CHROMIUM` names, else one that the system
 * has, else undefined for Playwright's own.
 */
export function findChromium(): string | undefined {
  const named = env.AERO_CHROMIUM
  if (named && !existsSync(named)) throw new Error(`AERO_CHROMIUM: there is no file ${named}`)
  return named || KNOWN_PLACES.find((place) => existsSync(place))
}

/** Debian's Chromium without its window. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * @returns the same engine without what is around a page, in less than half of the time, where the
 * system has one. It shows no PDF.
 */
export function findShell(): string | undefined {
  return env.AERO_CHROMIUM || (existsSync(SHELL) ? SHELL : undefined)
}
