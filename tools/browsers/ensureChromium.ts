import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'
import { findChromium, findShell } from './findChromium.ts'

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

/**
 * Installs Playwright's Chromium or Debian's package if no Chromium is installed.
 * @returns path of the browser, or undefined for Playwright's own
 * @throws if the installation fails
 */
export function ensureChromium(): string | undefined {
  if (!findChromium() && !existsSync(chromium.executablePath())) install()
  return findChromium()
}

/** Installs the headless shell, which halves the time of tests. Playwright's Chromium includes it. */
export function ensureShell(): void {
  if (findChromium() && !findShell()) installFromDebian('chromium-headless-shell')
}

function install() {
  console.log('No Chromium found: installing one.')
  if (run('npx', 'playwright', 'install', 'chromium')) return
  installFromDebian('chromium')
  if (!findChromium()) {
    throw new Error('Chromium is missing. Install it, or set AERO_CHROMIUM to its file.')
  }
}
