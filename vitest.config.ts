import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './tools/browsers/find.ts'
import { patchPhoneInput } from './tools/patches/patchPhoneInput.ts'
import { readSettings, defineConstants } from '#tools/settings/settings.ts'

const COMPONENT_TESTS = 'src/**/*.browser.test.tsx'
const executablePath = findChromium()

export default defineConfig({
  define: defineConstants(readSettings({})),
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // By default, Vitest leaves one core free: on two cores, component tests then take a quarter longer.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          setupFiles: ['src/testing/unitSetup.ts'],
          // The test files share one module graph, which halves the processor time. They must pass in
          // any order: `npx vitest run --sequence.shuffle`.
          isolate: false,
          // The tests of ten years of dates take seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Scanned at the start: a dependency that Vite discovers later reloads the tests.
        optimizeDeps: {
          entries: ['src/**/*.tsx'],
          rolldownOptions: { plugins: [patchPhoneInput()] },
        },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: ['src/testing/setup.ts'],
          // Anything slower than this never comes, so a failing test need not wait longer.
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              // Without it, `expect.element` would wait for as long as its test may take.
              actionTimeout: 5000,
              launchOptions: {
                args: ['--no-sandbox', '--disable-background-networking'],
                ...(executablePath && { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
