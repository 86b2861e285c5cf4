import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chdir, cwd, env } from 'node:process'
import { createBuilder, loadConfigFromFile } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEST_DIST } from './settings.ts'

const home = cwd()
const config = resolve('vite.config.ts')
const keys = `VITE_EMAILJS_PUBLIC_KEY=key
VITE_EMAILJS_SERVICE_ID=service
VITE_EMAILJS_TEMPLATE_ID=template
`

let folder = ''
beforeEach(() => {
  for (const name of Object.keys(env)) if (/^(?:VITE|AERO)_/.test(name)) vi.stubEnv(name, undefined)
  folder = mkdtempSync(join(tmpdir(), 'aero-config-'))
  chdir(folder)
})
afterEach(() => {
  chdir(home)
  rmSync(folder, { recursive: true })
})

/** Loads the configuration again, as Vite does when `.env` or a module that it imports changes. */
async function loadFile() {
  const options = { command: 'serve', mode: 'development' } as const
  const loaded = await loadConfigFromFile(options, config, home)
  if (!loaded) throw new Error(`${config} is missing`)
  return loaded
}
const load = async () => (await loadFile()).config

async function loadConstants() {
  const { AERO_SITE_URL, AERO_PROVIDER } = (await load()).define ?? {}
  return { siteUrl: String(AERO_SITE_URL), provider: String(AERO_PROVIDER) }
}

// Bundling the configuration takes seconds on a busy machine.
test('the development server picks up a change of .env', { timeout: 30_000 }, async () => {
  writeFileSync('.env', 'VITE_SITE_URL=https://one.test')
  expect((await loadConstants()).siteUrl).toBe('"https://one.test"')
  writeFileSync('.env', 'VITE_SITE_URL=https://two.test')
  expect((await loadConstants()).siteUrl).toBe('"https://two.test"')
  expect(env.VITE_SITE_URL).toBeUndefined()
})

test('the build for tests ignores the owner’s settings', async () => {
  writeFileSync('.env', `${keys}VITE_SITE_URL=https://one.test`)
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.test')
  expect((await loadConstants()).provider).toContain('https://mail.test')
  vi.stubEnv('AERO_SETTINGS', 'default')
  const { siteUrl, provider } = await loadConstants()
  expect(siteUrl).toBe('"https://www.aero.example"')
  expect(JSON.parse(provider)).toMatchObject({ publicKey: 'local', origin: null })
})

test('AERO_REQUIRE_PROVIDER stops a build without keys', { timeout: 30_000 }, async () => {
  chdir(home)
  vi.stubEnv('AERO_REQUIRE_PROVIDER', '1')
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
  const builder = await createBuilder({ configFile: config, build: { outDir: folder } })
  await expect(builder.buildApp()).rejects.toThrow('PUBLIC_KEY is not set')
})

test('only a build with the owner’s settings writes into dist', async () => {
  expect((await load()).build?.outDir).toBe('dist')
  vi.stubEnv('AERO_SETTINGS', 'default')
  expect((await load()).build?.outDir).toBe(TEST_DIST)
})

test('a changed word does not restart the development server', async () => {
  const { dependencies } = await loadFile()
  expect(dependencies.length).toBeGreaterThan(10)
  expect(dependencies.filter((file) => /src\/(content|services|kuwait)\//.test(file))).toEqual([])
})
