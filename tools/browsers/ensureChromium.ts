import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'
import { findChromium, findShell } from './findChromium.ts'

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

/**
 * Sees to it that there is a Chromium: an installed one, else Playwright's own, else Debian's
 * package.
 * @returns the browser to start, undefined for Playwright's own
 * @throws if none of them is to be had
 */
export function ensureChromium(): string | undefined {
  if (!findChromium() && !existsSync(chromium.executablePath())) install()
  return findChromium()
}

/** Beside a system's own Chromium its shell saves tests half of the time. Playwright's comes with one. */
export function ensureShell(): void {
  if (findChromium() && !findShell()) installFromDebian('chromium-headless-shell')
}

function install() {
  console.log('No Chromium found: installing one.')
  if (run('npx', 'playwright', 'install', 'chromium')) return
  installFromDebian('chromium')
  if (!findChromium()) {
    throw new Error('Chromium is needed. Install it, or name its file in AERO_CHROMIUM.')
  }
}
