import { type Browser, launch } from 'puppeteer-core'
import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'
import { type Engine, isHydrated, type Role, TIMEOUT_MS, until, type Visitor } from './visitor.ts'

/** Console messages of Firefox's own PDF viewer. */
const PDF_VIEWER = /PDF\.js|PostScript function/

const control = (role: Role, name: string) => `aria/${name}[role="${role}"]`

export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  return { visit: () => visit(browser, origin), close: () => browser.close() }
}

async function visit(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.setViewport({ width: 1440, height: 900 })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!PDF_VIEWER.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  await page.evaluateOnNewDocument(KEEP_NAMES)
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  return {
    browser: await browser.version(),
    open: async (path) => {
      const response = await page.goto(`${origin}${path}`)
      await until(`hydration of ${path}`, () => page.evaluate(isHydrated))
      return response?.status() ?? 0
    },
    resize: (width, height) => page.setViewport({ width, height }),
    sees: async (role, name) =>
      void (await page.waitForSelector(control(role, name), { visible: true })),
    click: (role, name) => page.locator(control(role, name)).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (work, ...parameters) =>
      page.evaluate(work as (...given: unknown[]) => never, ...parameters),
    print: () => page.pdf({ format: 'A4' }),
    complaints: async () => complaints,
    close: () => context.close(),
  }
}
