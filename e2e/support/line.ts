import type { Page } from '@playwright/test'

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

/** A line on which the scripts of a page take a second, and a browser that keeps nothing. */
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

/** Marks the document, so that `sameDocument` tells a navigation in the client from a load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }).marked)

export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
