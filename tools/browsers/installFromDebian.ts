import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getuid } from 'node:process'

const APT_GET = '/usr/bin/apt-get'
const TIMEOUT_MS = 300_000

const apt = (...parameters: string[]) =>
  spawnSync(APT_GET, parameters, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: TIMEOUT_MS,
  }).status === 0

/**
 * Installs Debian's packages without recommended ones. Works only as root on Debian.
 * @returns whether the installation succeeded
 */
export function installFromDebian(...packages: string[]): boolean {
  if (getuid?.() !== 0 || !existsSync(APT_GET)) return false
  console.log(`Installing from Debian: ${packages.join(', ')}`)
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
