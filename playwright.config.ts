import { defineConfig } from '@playwright/test'
import { DEVELOPMENT_DIST, DEVELOPMENT_ORIGIN, OUTBOX, SITE_ORIGIN } from './e2e/support/servers.ts'
import { desktop, type Options, phone, tablet } from './e2e/support/test.ts'
import { findChromium, findFirefox, findShell } from './tools/browsers/find.ts'
import { TEST_DIST } from './tools/settings/settings.ts'

const executablePath = findChromium()
/** Without a channel, Playwright launches the headless shell. It also turns the back/forward cache off. */
const fullBrowser = {
  ...(!executablePath && { channel: 'chromium' }),
  launchOptions: {
    ...launch(executablePath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  films: false,
}
const firefox = findFirefox()
const shell = { launchOptions: launch(findShell() ?? executablePath), films: false }
/** Most tests ask nothing of motion, and would wait for it at each change of page. */
const still = { ...shell, reducedMotion: 'reduce' as const }

function launch(file: string | undefined) {
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Otherwise the shell would round letter widths to whole pixels.
    '--font-render-hinting=none',
  ]
  return { args, ...(file && { executablePath: file }) }
}

/** Firefox and WebKit start and react more slowly than Chromium. */
const otherEngine = { workers: 1, timeout: 90_000, expect: { timeout: 15_000 } }
/** Test files that run in projects of their own. */
const OTHER_PROJECTS = ['visits.spec.ts', 'provider.spec.ts', 'firefox.spec.ts', 'webkit.spec.ts']

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
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Twice Playwright's default, for slow machines. Assertions keep the default of 5 s: the site's own
  // fallbacks come after 5 s or more, and must not make a test pass.
  timeout: 60_000,
  use: {
    baseURL: SITE_ORIGIN,
    browserName: 'chromium',
    // Requests that a service worker answers cannot be intercepted: its own spec allows it.
    serviceWorkers: 'block',
  },
  // `@full` tests need the complete browser: a PDF viewer, the back/forward cache or settings. The
  // headless shell runs all others in half the time.
  projects: [
    // Projects with one worker come first: at the end of a run, the other worker would be idle.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: ['visits.spec.ts', 'firefox.spec.ts'],
            ...otherEngine,
            use: {
              browserName: 'firefox' as const,
              // Drives the installed Firefox over WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
              viewport: desktop,
            },
          },
        ]
      : []),
    { name: 'webkit', testMatch: 'webkit.spec.ts', ...otherEngine },
    // With one worker, all its tests share one build of the site.
    { name: 'provider', testMatch: 'provider.spec.ts', workers: 1, use: still },
    { name: 'shell', testIgnore: OTHER_PROJECTS, grepInvert: /@full/, use: still },
    { name: 'full', testIgnore: OTHER_PROJECTS, grep: /@full/, use: fullBrowser },
    // Complete visits, in each kind of layout.
    ...Object.entries({ phone, tablet, desktop }).map(([name, viewport]) => ({
      name,
      testMatch: 'visits.spec.ts',
      use: { ...shell, viewport, hasTouch: name !== 'desktop' },
    })),
  ],
  webServer: [serve(SITE_ORIGIN, TEST_DIST), serve(DEVELOPMENT_ORIGIN, DEVELOPMENT_DIST)],
})
