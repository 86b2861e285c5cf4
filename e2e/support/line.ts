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

/** Marks the document: `sameDocument` tells client-side navigation from a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }).marked)

export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
