import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { spawnSiteServer } from '#tools/serve/testing/process.ts'
import { test as base } from './test.ts'

export const PROVIDER = 'https://mail.aero.test'

/** Tests of the site as an owner builds it, with keys and a provider of another origin. */
export const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const settings = {
        NODE_ENV: 'production',
        VITE_EMAILJS_PUBLIC_KEY: 'public-key',
        VITE_EMAILJS_SERVICE_ID: 'service-id',
        VITE_EMAILJS_TEMPLATE_ID: 'template-id',
        VITE_EMAILJS_ORIGIN: PROVIDER,
        AERO_REQUIRE_PROVIDER: '1',
        VITE_SITE_URL: 'https://www.aero.test',
      }
      const dist = '.aero/provider'
      const options = ['--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
      const vite = spawn('node_modules/.bin/vite', ['build', ...options], {
        env: { ...env, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = await once(vite, 'exit')
      if (code !== 0) throw new Error(`The build with a provider ended with ${code}`)
      const { origin, close } = await spawnSiteServer(dist)
      await use(origin)
      close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})
