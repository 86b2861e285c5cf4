import { defineConfig } from '@playwright/test'
import { DEVELOPMENT_ORIGIN, OUTBOX, SITE_ORIGIN } from './e2e/support/servers.ts'
import { findChromium } from './tools/chromium/find.ts'

const executablePath = findChromium()
const serve = (origin: string, dist: string) => ({
  command: 'node tools/run.js tools/serve/main.ts',
  url: origin,
  reuseExistingServer: false,
  env: { PORT: new URL(origin).port, AERO_DIST: dist, AERO_OUTBOX: OUTBOX },
})

/** The tests run against what `npm run build` and `npm run build:development` wrote. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: SITE_ORIGIN,
    browserName: 'chromium',
    // Requests that a service worker answers cannot be intercepted: its own spec allows it.
    serviceWorkers: 'block',
    // Playwright's own headless shell has no PDF viewer; a full browser in its new mode has.
    ...(executablePath ? {} : { channel: 'chromium' }),
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [serve(SITE_ORIGIN, 'dist'), serve(DEVELOPMENT_ORIGIN, '.aero/development')],
})
