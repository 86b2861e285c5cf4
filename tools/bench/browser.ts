import { chromium } from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'
import { findChromium } from '#tools/chromium/find.ts'

/** A fresh Chromium that asks nobody for anything, and the port of its debugger. */
export async function startChromium(): Promise<{ browser: Browser; port: number }> {
  const browser = await launch({
    executablePath: findChromium() ?? chromium.executablePath(),
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
  return { browser, port: Number(new URL(browser.wsEndpoint()).port) }
}
