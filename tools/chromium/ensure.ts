import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from '#tools/debian/install.ts'
import { findChromium, findShell } from './find.ts'

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

/**
 * Sees to it that there is a Chromium: an installed one, else Playwright's own, else Debian's
 * package. Beside a system's own, its shell saves tests half of the time.
 * @returns the browser to start, undefined for Playwright's own
 * @throws if none of them is to be had
 */
export function ensureChromium(): string | undefined {
  if (!findChromium() && !existsSync(chromium.executablePath())) install()
  // Playwright's own comes with one.
  if (findChromium() && !findShell()) installFromDebian('chromium-headless-shell')
  return findChromium()
}

function install() {
  console.log('No Chromium found: installing one.')
  if (run('npx', 'playwright', 'install', 'chromium')) return
  installFromDebian('chromium')
  if (!findChromium()) {
    throw new Error('The tests need Chromium. Install it, or name its file in AERO_CHROMIUM.')
  }
}
