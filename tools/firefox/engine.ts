import { launch, type Browser } from 'puppeteer-core'
import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'
import { isHydrated, PATIENCE_MS, until } from '#tools/smoke/until.ts'
import type { Engine, Role, Visitor } from '#tools/smoke/visitor.ts'

/** What the browser's own PDF viewer says in the page's console. */
const PDF_VIEWER = /PDF\.js|PostScript function/

const control = (role: Role, name: string) => `aria/${name}[role="${role}"]`

/** @param origin of the site that is visited */
export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const [name = '', version = ''] = (await browser.version()).split('/')
  return {
    name,
    version,
    visit: () => visit(browser, origin),
    close: () => browser.close(),
  }
}

async function visit(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setViewport({ width: 1440, height: 900 })
  const said: string[] = []
  page.on('console', (message) => {
    if (!PDF_VIEWER.test(message.text())) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`error: ${String(error)}`))
  await page.evaluateOnNewDocument(KEEP_NAMES)
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  return {
    open: async (path) => {
      const response = await page.goto(`${origin}${path}`)
      await until(`the script of ${path}`, () => page.evaluate(isHydrated))
      return response?.status() ?? 0
    },
    resize: (width, height) => page.setViewport({ width, height }),
    sees: async (role, name) =>
      void (await page.waitForSelector(control(role, name), { visible: true })),
    click: (role, name) => page.locator(control(role, name)).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (work, ...parameters) =>
      page.evaluate(work as (...given: unknown[]) => never, ...parameters),
    complaints: async () => said,
    leave: () => context.close(),
  }
}
