import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { withoutErrorView } from './tools/csp/errorView.ts'
import { phoneInputWithoutEval } from './tools/csp/phoneInput.ts'
import { plainImports } from './tools/preload/plainImports.ts'
import { plainLinks } from './tools/preload/plainLinks.ts'
import { prerender } from './tools/prerender/plugin.ts'
import { clientVariables, readSettings } from './tools/provider/settings.ts'

export default defineConfig(({ mode, command }) => {
  const env = { ...loadEnv(mode, process.cwd(), ['VITE_', 'AERO_']), ...process.env }
  const settings = readSettings(env)
  const { provider, warnings } = settings
  // Vite lets the process's variables win over those of .env files.
  Object.assign(process.env, clientVariables(settings))
  if (command === 'build') for (const warning of warnings) console.warn(warning)
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
      phoneInputWithoutEval(),
      withoutErrorView(),
      plainImports(),
      plainLinks(),
      prerender({ providerOrigin: provider.origin, outbox: env.AERO_OUTBOX ?? 'outbox' }),
    ],
    build: { assetsInlineLimit: 0, target: 'es2022' },
  }
})
