import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './find.ts'
import { installFromDebian } from './installFromDebian.ts'

/**
 * Installs Playwright's Chromium or Debian's package if no Chromium is installed.
 * @returns path of the browser
 * @throws if the installation fails
 */
export function ensureChromium(): string {
  const found = () =>
    [findChromium(), chromium.executablePath()].find((file) => existsSync(file ?? ''))
  if (!found()) {
    console.log('No Chromium found: installing one.')
    const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
    if (status !== 0) installFromDebian('chromium')
  }
  const file = found()
  if (file) return file
  throw new Error('Chromium is missing. Install it, or set AERO_CHROMIUM to its file.')
}
