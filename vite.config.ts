import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { patchPhoneInput } from './tools/patches/patchPhoneInput.ts'
import { prerender } from './tools/prerender/plugin.ts'
import { setOptionalContent } from './tools/settings/optionalContent.ts'
import { defineConstants, readSettings, TEST_DIST } from '#tools/settings/settings.ts'

export default defineConfig(({ mode }) => {
  // The build for tests ignores the owner's keys in `.env` files and in the shell.
  const isDefault = process.env.AERO_SETTINGS === 'default'
  const files = loadEnv(mode, process.cwd(), ['VITE_', 'AERO_'])
  const env = isDefault ? {} : { ...files, ...process.env }
  const settings = readSettings(env)
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './routes.gen.ts',
      }),
      react(),
      vanillaExtractPlugin(),
      patchPhoneInput(),
      // Tests need pages without the parts that an owner may add, and pages with all of them.
      isDefault && mode === 'development' && setOptionalContent(),
      prerender({
        providerOrigin: settings.provider.origin,
        outbox: env.AERO_OUTBOX ?? 'outbox',
        problems: env.AERO_REQUIRE_PROVIDER === '1' ? settings.problems : [],
        warnings: settings.warnings,
      }),
    ],
    define: defineConstants(settings),
    // The metadata of libphonenumber-js, as JSON: Vite turns that into a string for `JSON.parse`, which the
    // browser reads in half the time of the object literal in the `.js` file.
    resolve: { alias: [{ find: /metadata\.min\.json\.js$/, replacement: 'metadata.min.json' }] },
    build: {
      outDir: isDefault ? TEST_DIST : 'dist',
      assetsInlineLimit: 0,
      // The oldest supported browsers (README): the first with cascade layers.
      target: ['chrome99', 'edge99', 'firefox98', 'safari15.4'],
      // React's development build is large. `e2e/sizes.spec.ts` checks the production build.
      ...(mode === 'development' && { chunkSizeWarningLimit: 2000 }),
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Scanned at the start: a dependency that Vite discovers later reloads the page.
    optimizeDeps: { entries: ['src/**/*.tsx'], rolldownOptions: { plugins: [patchPhoneInput()] } },
  }
})
