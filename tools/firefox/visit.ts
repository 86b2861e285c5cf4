import assert from 'node:assert/strict'
import type { Browser, Page } from 'puppeteer-core'

/** What the browser's own PDF viewer says in the page's console. */
const PDF_VIEWER = /PDF\.js|PostScript function/

export type Visit = {
  page: Page
  origin: string
  /** Opens a path and waits until its script has taken over. @returns the answer's status */
  open: (path: string) => Promise<number>
}

/**
 * Runs `use` in a page with a storage of its own.
 * @throws if a step fails, or the page writes to the console, throws or violates the policy
 */
export async function visit(
  browser: Browser,
  origin: string,
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.setViewport({ width: 1440, height: 900 })
  const said: string[] = []
  page.on('console', (message) => {
    if (!PDF_VIEWER.test(message.text())) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`error: ${String(error)}`))
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  const open = async (path: string) => {
    const response = await page.goto(`${origin}${path}`)
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    })
    return response?.status() ?? 0
  }
  try {
    await use({ page, origin, open })
    assert.deepEqual(said, [], 'The page complains')
  } finally {
    await context.close()
  }
}
