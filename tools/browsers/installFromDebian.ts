import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getuid } from 'node:process'

const APT_GET = '/usr/bin/apt-get'
const MOST_MS = 300_000

const apt = (...parameters: string[]) =>
  spawnSync(APT_GET, parameters, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: MOST_MS,
  }).status === 0

/**
 * Installs Debian's packages, without what they only recommend, where that is possible and allowed:
 * as root on a Debian.
 * @returns whether it was done
 */
export function installFromDebian(...packages: string[]): boolean {
  if (getuid?.() !== 0 || !existsSync(APT_GET)) return false
  console.log(`Installing from Debian: ${packages.join(', ')}`)
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
