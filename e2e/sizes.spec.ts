import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { TEST_DIST } from '#tools/settings/settings.ts'
import { expect, open, test } from './support/test.ts'

/**
 * What each page loads before any interaction, in kB (1,000 bytes) of gzip, as last measured: its scripts by
 * its path, and the style sheet of all pages.
 */
type Sizes = Record<string, number>

const FILE = 'e2e/sizes.json'
/** Small enough to catch an accident, such as a library on the wrong page. */
const GROWTH = 1.03

test('no page loads 3 % more than when it was last measured (11.2)', async ({ page }, {
  config,
}) => {
  test.slow()
  const sizes: Sizes = {}
  for (const path of SITE_PATHS) Object.assign(sizes, await measure(page, path))
  // `npx playwright test sizes -u` accepts what the pages load now.
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(FILE, `${JSON.stringify(sizes, null, 2)}\n`)
  }
  const last = JSON.parse(readFileSync(FILE, 'utf8')) as Sizes
  const grown = Object.entries(sizes)
    .filter(([part, size]) => !(size <= (last[part] ?? 0) * GROWTH))
    .map(([part, size]) => `${part}: ${size} kB, ${last[part] ?? 'never'} when measured`)
  expect(grown, 'if this is meant: npx playwright test sizes --project shell -u').toEqual([])
})

const compressed = new Map<string, number>()

/** @returns the size of the file at that address in kB of gzip */
function compress(url: string): number {
  const file = `${TEST_DIST}${new URL(url).pathname}`
  const size = compressed.get(file) ?? gzipSync(readFileSync(file)).length / 1000
  compressed.set(file, size)
  return size
}

async function measure(page: Page, path: string): Promise<Sizes> {
  const loaded = { script: 0, stylesheet: 0 }
  const pending = new Set<string>()
  // Requests for pictures and films are left out: the browser may abort them.
  const isCounted = (type: string): type is keyof typeof loaded => type in loaded
  const onRequest = (request: Request) => {
    if (isCounted(request.resourceType())) pending.add(request.url())
  }
  const onFinished = (request: Request) => {
    const type = request.resourceType()
    if (!isCounted(type)) return
    loaded[type] += compress(request.url())
    pending.delete(request.url())
  }
  page.on('request', onRequest)
  page.on('requestfinished', onFinished)
  await open(page, path)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect.poll(() => [...pending], 'not loaded').toEqual([])
  page.off('request', onRequest)
  page.off('requestfinished', onFinished)
  expect(Math.min(loaded.script, loaded.stylesheet)).toBeGreaterThan(5)
  const [script, stylesheet] = [loaded.script, loaded.stylesheet].map((size) =>
    Number(size.toFixed(1)),
  )
  return { [path]: script ?? 0, 'style sheet': stylesheet ?? 0 }
}

test('no script has a lookbehind, which Safari before 16.4 cannot parse (8.3)', () => {
  const folder = `${TEST_DIST}/assets`
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const found = scripts.filter((name) =>
    /\(\?<[=!]/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(scripts.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
