import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { SITE_PATHS } from '#content/paths.ts'
import { expect, open, test } from './support/test.ts'

/**
 * kB (1,000 bytes) of gzip that a page loads before any interaction: 3 % above what the largest page
 * loads. The budgets notice accidents, such as a library on the wrong page. They stand here alone.
 */
const SCRIPT_KB: Record<string, number> = { '/contact-us': 192 }
const OTHER_SCRIPT_KB = 134
const STYLE_KB = 22

for (const path of SITE_PATHS) {
  test(`${path} loads no more than its budget (11.2)`, async ({ page }) => {
    const loaded: { type: string; kb: Promise<number> }[] = []
    page.on('response', (response) => {
      const kb = response.body().then((body) => gzipSync(body).length / 1000)
      loaded.push({ type: response.request().resourceType(), kb })
    })
    const pending = new Set<Request>()
    page.on('request', (request) => pending.add(request))
    page.on('requestfinished', (request) => pending.delete(request))
    page.on('requestfailed', (request) => pending.delete(request))
    await open(page, path)
    // Parts that load late begin when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect.poll(() => pending.size).toBe(0)
    const sum = async (type: string) => {
      const sizes = await Promise.all(loaded.filter((one) => one.type === type).map(({ kb }) => kb))
      return sizes.reduce((total, size) => total + size, 0)
    }
    const [script, style] = [await sum('script'), await sum('stylesheet')]
    console.log(`${path}: ${script.toFixed(1)} kB of scripts, ${style.toFixed(1)} kB of styles`)
    for (const size of [script, style]) expect(size).toBeGreaterThan(5)
    expect(script).toBeLessThanOrEqual(SCRIPT_KB[path] ?? OTHER_SCRIPT_KB)
    expect(style).toBeLessThanOrEqual(STYLE_KB)
  })
}
