import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,tsx}'] },
})
