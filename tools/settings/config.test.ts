import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { createBuilder } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

// Bundling the configuration takes seconds on a busy machine.
test('AERO_REQUIRE_PROVIDER stops a build without keys', { timeout: 30_000 }, async () => {
  for (const name of Object.keys(env)) if (/^(?:VITE|AERO)_/.test(name)) vi.stubEnv(name, undefined)
  const outDir = mkdtempSync(join(tmpdir(), 'aero-config-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  vi.stubEnv('AERO_REQUIRE_PROVIDER', '1')
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
  const builder = await createBuilder({ configFile: 'vite.config.ts', build: { outDir } })
  await expect(builder.buildApp()).rejects.toThrow('PUBLIC_KEY is not set')
})
