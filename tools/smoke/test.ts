import { test as base, expect } from '@playwright/test'
import { findFirefox, hasWebKit } from '#tools/browsers/find.ts'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { startFirefox } from './firefox.ts'
import { COMPLAINTS_KEY, RECORDED_SITE } from './recordedSite.ts'
import type { Engine, Visitor } from './visitor.ts'
import { webKit } from './webkit.ts'

export const OUTBOX = '.aero/smoke-outbox'

type Fixtures = { visitor: Visitor }
type WorkerFixtures = { origin: string; engine: Engine | undefined }

/** A test also fails if its page logs anything, throws or violates the security policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      const site = await spawnSiteServer(RECORDED_SITE, OUTBOX)
      await use(site.origin)
      site.close()
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
