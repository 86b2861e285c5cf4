import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { DEVELOPMENT_ORIGIN } from './servers.ts'

export { expect }

export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1180 }
export const desktop = { width: 1440, height: 900 }

type Watch = {
  /** Console messages, requests that failed (`not loaded: /path: 404`) or went to a third party. */
  complaints: string[]
  /** Complaints that this test provokes, in full or as a pattern. */
  allowed: (string | RegExp)[]
}

export type Options = {
  /** Whether films play. Without a GPU, each film occupies a core. */
  films: boolean
}

type Fixtures = {
  watch: Watch
  /** Expects a complaint that the test provokes. The test also fails if it does not come. */
  allow: (...provoked: Watch['allowed']) => void
}

const LOST = /^Failed to load resource: (?:the server responded with a status of )?(?<why>\S+)/

/** Every test fails if one of its pages makes a complaint that the test does not allow by name. */
export const test = base.extend<Fixtures & Options>({
  films: [true, { option: true }],
  watch: [
    async ({ context, page, baseURL, films }, use, { errors }) => {
      if (!films) await page.addInitScript(saveData)
      const watch: Watch = { complaints: [], allowed: [] }
      collectComplaints(context, String(baseURL), watch.complaints)
      await use(watch)
      if (errors.length > 0) return
      const unused = () => watch.allowed.filter((one) => !watch.complaints.some(isLike(one)))
      await expect.poll(unused, 'allowed, but not provoked').toEqual([])
      const unexpected = watch.complaints.filter(
        (complaint) => !watch.allowed.some((one) => isLike(one)(complaint)),
      )
      expect(unexpected, 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
  allow: ({ watch }, use) => use((...provoked) => void watch.allowed.push(...provoked)),
})

/** Runs in the page: Save-Data is on, so films do not start by themselves. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

const isLike = (one: string | RegExp) => (complaint: string) =>
  typeof one === 'string' ? one === complaint : one.test(complaint)

/** Watches all pages of the visit, also those that it opens later. */
function collectComplaints(context: BrowserContext, origin: string, complaints: string[]) {
  const short = (address: string) => address.replace(origin, '')
  context.on('console', (message) => {
    const text = message.text()
    // Playwright's own message: it blocks the service worker (playwright.config.ts).
    if (text === 'Service Worker registration blocked by Playwright') return
    // React's hint in the development build.
    if (text.startsWith('%cDownload the React DevTools')) return
    // Firefox's PDF viewer logs to the console of the page.
    if (!message.location().url && /^(?:PDF|Warning:) /.test(text)) return
    const why = LOST.exec(text)?.groups?.why
    if (!why) complaints.push(`${message.type()}: ${text}`)
    else complaints.push(`not loaded: ${short(message.location().url)}: ${why}`)
  })
  context.on('weberror', (failure) => {
    const { message, stack = '' } = failure.error()
    // The browser's PDF viewer reports its own errors as those of the page.
    if (!stack.includes('chrome-extension:')) complaints.push(`error: ${message}`)
  })
  context.on('requestfailed', (request) => {
    // The page sees what becomes of a request that its service worker makes for it.
    if (request.serviceWorker()) return
    const why = request.failure()?.errorText
    // A film or a frame that was removed while it loaded.
    const isAborted = why === 'net::ERR_ABORTED' || why === 'NS_BINDING_ABORTED'
    if (!isAborted) complaints.push(`not loaded: ${short(request.url())}: ${why}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    const isOurs = [origin, DEVELOPMENT_ORIGIN].some((our) => url.startsWith(`${our}/`))
    const foreign = !isOurs && /^(https?|wss?):/.test(url)
    if (foreign) complaints.push(`third party: ${url}`)
  })
}

export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a path and waits until it can be used. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Marks the document: `sameDocument` tells client-side navigation from a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }).marked)

export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
