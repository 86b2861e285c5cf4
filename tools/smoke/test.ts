import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { findFirefox, hasWebKit } from '#tools/browsers/find.ts'
import { createSiteServer } from '#tools/serve/server.ts'
import { startFirefox } from './firefox.ts'
import type { Engine, Visitor } from './visitor.ts'
import { webKit } from './webkit.ts'

export const OUTBOX = '.aero/smoke-outbox'
const DIST = 'dist'
const COMPLAINTS_KEY = 'smoke:complaints'

type Fixtures = { visitor: Visitor }
type WorkerFixtures = { origin: string; engine: Engine | undefined }

/** A test also fails if its page logs anything, throws or violates the security policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      const site = createSiteServer({ dist: DIST, outbox: OUTBOX, log: () => {} })
      const server = createServer((request, response) => {
        const { url = '' } = request
        if (!/^\/assets\/start-[^/]*\.js$/.test(url)) return site.emit('request', request, response)
        const recorder = `(${String(recordComplaints)})(${JSON.stringify(COMPLAINTS_KEY)})`
        const code = readFileSync(join(DIST, url), 'utf8')
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${recorder};\n${code}`)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({}, use, { project }) => {
      const file = findFirefox()
      const firefox = file && project.name === 'firefox' ? await startFirefox(file) : undefined
      await use(project.name === 'webkit' && hasWebKit() ? webKit : firefox)
      await firefox?.close?.()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, origin }, use, testInfo) => {
    testInfo.skip(!engine, 'The browser is not installed')
    const visitor = await engine?.visit(origin)
    if (!visitor) return
    await use(visitor)
    const complaints = await visitor
      .evaluate((key) => sessionStorage.getItem(key), COMPLAINTS_KEY)
      .finally(visitor.close)
    expect(complaints).toBeNull()
  },
})

/** Runs in the page before its other scripts: WebKitWebDriver does not expose the console. */
function recordComplaints(key: string) {
  const record = (...words: unknown[]) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`)
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[level] = (...words: unknown[]) => record(`${level}:`, ...words)
  }
  const onError = (event: Event) => {
    const { target } = event
    // A video tries its sources in turn; those that do not match the screen fail.
    if (target instanceof HTMLSourceElement) return
    const address = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML)
    const complain = () => record('error:', address || (event as ErrorEvent).message)
    // Leaving a page aborts a film that is loading, which Firefox reports as an error. A timer does
    // not run on a page that was left.
    if (target instanceof HTMLMediaElement) setTimeout(complain, 300)
    else complain()
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => record('rejected:', reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    record('policy:', event.violatedDirective, event.blockedURI, event.sample),
  )
}
