import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, getuid } from 'node:process'

const KNOWN_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const installed = () => env.AERO_FIREFOX || KNOWN_PLACES.find((place) => existsSync(place))
const apt = (...parameters: string[]) =>
  spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'] })

/** @returns an installed Firefox, Debian's package where it can be installed, else undefined. */
export function findFirefox(): string | undefined {
  const found = installed()
  if (found || getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('No Firefox found: installing Debian’s.')
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'firefox-esr')
  return installed()
}
