import { defineConfig } from '@playwright/test'

/** Checks the built site in Firefox and in WebKit, the engine of every iPhone and iPad. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../.aero/smoke',
  workers: 2,
  retries: 0,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // WebKitWebDriver cannot print.
  projects: [{ name: 'firefox' }, { name: 'webkit', grepInvert: /@print/ }],
})
