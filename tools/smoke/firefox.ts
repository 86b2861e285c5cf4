import { type Browser, launch } from 'puppeteer-core'
import { type Engine, isHydrated, type Role, TIMEOUT_MS, type Visitor } from './visitor.ts'

const control = (role: Role, name: string) => `aria/${name}[role="${role}"]`

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  return { visit: (origin) => visit(browser, origin), close: () => browser.close() }
}

async function visit(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.setViewport({ width: 1440, height: 900 })
  return {
    open: async (path) => {
      const response = await page.goto(`${origin}${path}`)
      await page.waitForFunction(isHydrated)
      return response?.status() ?? 0
    },
    // `history.back()` does nothing if Firefox has not told the page its history yet.
    goBack: async () => void page.goBack().catch(() => {}),
    resize: (width, height) => page.setViewport({ width, height }),
    sees: async (role, name) =>
      void (await page.waitForSelector(control(role, name), { visible: true })),
    click: (role, name) => page.locator(control(role, name)).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (work, ...parameters) =>
      page.evaluate(work as (...given: unknown[]) => never, ...parameters),
    print: () => page.pdf({ format: 'A4' }),
    close: () => context.close(),
  }
}
