import { test as base, expect, type Page } from '@playwright/test'

export { expect }

type Fixtures = {
  /** What a page must not say: console messages, failed or foreign requests, policy violations. */
  complaints: string[]
}

/** Every test fails if its page complains; one that provokes a complaint empties the list. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      collectComplaints(page, String(baseURL), complaints)
      await use(complaints)
      expect(complaints, 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
})

function collectComplaints(page: Page, origin: string, complaints: string[]) {
  page.on('console', (message) => {
    // The test tool's own remark: it keeps the service worker out (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A film that is no longer wanted, and a frame that goes away with its dialog.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`)
  })
  page.on('request', (request) => {
    const foreign = !request.url().startsWith(origin) && /^(https?|wss?):/.test(request.url())
    if (foreign) complaints.push(`third party: ${request.url()}`)
  })
}

/** Waits until the page's script has taken over the prerendered HTML. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const root = document.querySelector('main')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Opens a path and waits until it can be used. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1180 }
export const desktop = { width: 1440, height: 900 }
