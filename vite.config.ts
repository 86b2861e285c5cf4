import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { findUnsetSettings } from './tools/launch/placeholders.ts'
import { patches } from './tools/patches/patches.ts'
import { prerender } from './tools/prerender/plugin.ts'
import { readSettings, siteConstants } from './tools/provider/settings.ts'

export default defineConfig(({ mode }) => {
  // The tests' own build: no key of an owner, in a file or in the shell, may reach it.
  const isDefault = process.env.AERO_SETTINGS === 'default'
  const files = loadEnv(mode, process.cwd(), ['VITE_', 'AERO_'])
  const env = isDefault ? {} : { ...files, ...process.env }
  const settings = readSettings(env)
  const { provider, warnings } = settings
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
      patches(),
      prerender({
        providerOrigin: provider.origin,
        outbox: env.AERO_OUTBOX ?? 'outbox',
        warnings,
        unset: findUnsetSettings(settings),
      }),
    ],
    define: siteConstants(settings),
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // React's development code is a library of a megabyte; what ships is held by `npm run size`.
      ...(mode === 'development' && { chunkSizeWarningLimit: 2000 }),
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Bundled at once: a dependency found later, such as with the first toast, would reload the page.
    optimizeDeps: { entries: ['src/**/*.tsx'], rolldownOptions: { plugins: patches() } },
  }
})
