import type { Page } from '@playwright/test'

/** The script that hydrates a page. */
export const ENTRY_CODE = '**/assets/entry-client*.js'

/** Holds the answers of an address. @returns a function that releases them */
export async function holdBack(page: Page, address: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** Slows the network so that a page's scripts take a second, and turns the browser's cache off. */
export async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 30,
    downloadThroughput: 400_000,
    uploadThroughput: 200_000,
  })
}

/** Marks the document: `sameDocument` tells client-side navigation from a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }).marked)

export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
