import { chromium } from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'
import { ensureChromium } from '#tools/browsers/ensureChromium.ts'

/** Starts Chromium without background network requests. */
export function startChromium(): Promise<Browser> {
  return launch({
    executablePath: ensureChromium() ?? chromium.executablePath(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-extensions',
      '--disable-sync',
    ],
  })
}
