import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { PATCHED, patches } from './tools/patches/patches.ts'
import { readSettings, defineConstants } from '#tools/settings/settings.ts'

export default defineConfig({
  define: defineConstants(readSettings({})),
  plugins: [react(), vanillaExtractPlugin(), patches()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,tsx}'],
    // The test files share one module graph, which halves the processor time. They must pass in any
    // order: `npx vitest run --sequence.shuffle`.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // The tests of ten years of dates take seconds on a busy machine.
    testTimeout: 30_000,
    server: { deps: { inline: [PATCHED] } },
  },
})
