// Runs Lighthouse on every page, or on those named. Fails on a score below 100 or a layout shift.
import { createServer, type AddressInfo } from 'node:net'
import { argv } from 'node:process'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { SITE_PATHS } from '#content/paths.ts'
import { findChromium } from '#tools/browsers/find.ts'
import { spawnSiteServer } from '#tools/serve/spawn.ts'

/** The maximum number of runs, of which the best counts: a busy machine lowers scores and loses traces. */
const MAX_RUNS = 5
const MAX_LAYOUT_SHIFT = 0.01

const getScores = ({ categories }: Result) =>
  Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100))
const getTotal = (result: Result) => getScores(result).reduce((sum, score) => sum + score, 0)
const getValue = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN
const isPerfect = (result: Result) =>
  getScores(result).every((score) => score === 100) &&
  getValue(result, 'cumulative-layout-shift') <= MAX_LAYOUT_SHIFT

const listLostPoints = ({ audits, categories }: Result) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** Pages load their scripts late. A run that ends earlier misses their cost. */
function hasScripts({ audits }: Result): boolean {
  const details = audits['network-requests']?.details
  return (
    details?.type === 'table' && details.items.some(({ resourceType }) => resourceType === 'Script')
  )
}

/** @throws if Lighthouse never loaded the page, or always ended before its scripts */
async function measure(url: string, port: number, isDesktop: boolean): Promise<Result> {
  let best: Result | undefined
  for (let run = 1; run <= MAX_RUNS && !(best && isPerfect(best)); run += 1) {
    const flags = { port, logLevel: 'error', disableFullPageScreenshot: true } as const
    const result = (await lighthouse(url, flags, isDesktop ? desktopConfig : undefined))?.lhr
    if (!result || result.runtimeError || !hasScripts(result)) continue
    if (!best || getTotal(result) > getTotal(best)) best = result
  }
  if (!best) throw new Error(`${url}: Lighthouse did not load the page with its scripts`)
  return best
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const named = argv.slice(2)
const site = await spawnSiteServer('dist')
const port = await findFreePort()
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
})
try {
  // The first run in a new browser is slower, and does not count.
  await lighthouse(site.origin, { port, logLevel: 'error' })
  for (const device of ['mobile', 'desktop']) {
    for (const path of named.length > 0 ? named : SITE_PATHS) {
      const result = await measure(`${site.origin}${path}`, port, device === 'desktop')
      const paint = Math.round(getValue(result, 'largest-contentful-paint'))
      const shift = getValue(result, 'cumulative-layout-shift').toFixed(3)
      console.log(`${path} ${device}: ${getScores(result).join(' ')}, ${paint} ms, shift ${shift}`)
      if (isPerfect(result)) continue
      process.exitCode = 1
      console.log(`  lost: ${listLostPoints(result).join(', ')}`)
    }
  }
} finally {
  await browser.close()
  site.close()
}
