import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { patches } from './tools/patches/patches.ts'
import { prerender } from './tools/prerender/plugin.ts'
import { clientVariables, readSettings } from './tools/provider/settings.ts'

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ['VITE_', 'AERO_']), ...process.env }
  const settings = readSettings(env)
  const { provider, warnings } = settings
  // Vite lets the process's variables win over those of .env files.
  Object.assign(process.env, clientVariables(settings))
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
      }),
    ],
    build: { assetsInlineLimit: 0, target: 'es2022' },
    // All at once: a library found later, with the first toast say, would reload the page.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
  }
})
