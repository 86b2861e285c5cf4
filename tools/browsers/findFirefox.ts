import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'

const KNOWN_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const installed = () => env.AERO_FIREFOX || KNOWN_PLACES.find((place) => existsSync(place))

/** @returns path of Firefox, or undefined if none is installed and Debian's package cannot be */
export function findFirefox(): string | undefined {
  const found = installed()
  if (found) return found
  installFromDebian('firefox-esr')
  return installed()
}
