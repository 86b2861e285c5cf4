import { defineConfig } from '@playwright/test'
import {
  DEVELOPMENT_DIST,
  DEVELOPMENT_ORIGIN,
  OUTBOX,
  SITE_DIST,
  SITE_ORIGIN,
} from './e2e/support/servers.ts'
import type { Options } from './e2e/support/test.ts'
import { desktop, phone, tablet, wide } from './e2e/support/viewports.ts'
import { findChromium, findShell } from './tools/browsers/findChromium.ts'

/** Of its own, Playwright takes the shell where no channel is named. */
const executablePath = findChromium()
const whole = executablePath ? { launchOptions: launch(executablePath) } : { channel: 'chromium' }
const site = { launchOptions: launch(findShell() ?? executablePath), films: false }
/** What a shell has not: a viewer of PDFs, settings, local fonts, a pointer that rests, smooth films. */
const WHOLE =
  /[\\/](?:backForwardCache|faults|media|offline|profile|stability|start|tracks)\.spec\.ts$/
/** Those that wait most of their time, for a slow line, a typist or a scroll: a third beside two. */
const PATIENT = /[\\/](?:clicks|instrumentLinks|pending|phoneNumbers|position)\.spec\.ts$/

function launch(file: string | undefined) {
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // The shell would give letters whole pixels.
    '--font-render-hinting=none',
  ]
  return { args, ...(file && { executablePath: file }) }
}

const serve = (origin: string, dist: string) => ({
  command: 'node --import tsx tools/serve/main.ts',
  url: origin,
  reuseExistingServer: false,
  env: { PORT: new URL(origin).port, AERO_DIST: dist, AERO_OUTBOX: OUTBOX },
})

/** The tests run against what `npm run build:test` wrote. */
export default defineConfig<Options>({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else is no defect; what needed a second try is reported.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: SITE_ORIGIN,
    browserName: 'chromium',
    // Requests that a service worker answers cannot be intercepted: its own spec allows it.
    serviceWorkers: 'block',
  },
  // A visitor's ways through the site, in each size; what one part must do, once, and where a shell
  // will do there: it takes half of the time. Its films stand still but where they are meant.
  projects: [
    { name: 'patient', testMatch: PATIENT, use: site, workers: 1 },
    { name: 'site', testIgnore: ['flows/**', WHOLE, PATIENT], use: site, workers: 2 },
    { name: 'whole', testIgnore: 'flows/**', testMatch: WHOLE, use: whole, workers: 2 },
    ...Object.entries({ phone, tablet, desktop, wide }).map(([name, viewport]) => ({
      name,
      testMatch: 'flows/**',
      use: { ...whole, viewport, hasTouch: name === 'phone' || name === 'tablet' },
    })),
  ],
  webServer: [serve(SITE_ORIGIN, SITE_DIST), serve(DEVELOPMENT_ORIGIN, DEVELOPMENT_DIST)],
})
