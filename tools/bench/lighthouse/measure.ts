import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'

export const DEVICES = ['mobile', 'desktop'] as const
export type Device = (typeof DEVICES)[number]
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export type Reading = {
  /** 0–100, absent for a category that was not requested. */
  scores: Partial<Record<Category, number>>
  /** Milliseconds, under Lighthouse's simulated throttling for the device. */
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Transferred bytes. */
  bytes: number
  requests: number
  /** Ids. */
  failedAudits: string[]
}

export type Subject = {
  address: string
  device: Device
  /** Whether the page has scripts, so that the run must include hydration. */
  hasScripts: boolean
}

/** Lighthouse can lose the trace on a busy machine. */
const ATTEMPTS = 6
/** Set in the page at hydration. A run that ends earlier misses the cost of scripts. */
const MARK = 'hydrated'

/**
 * Runs Lighthouse once: in all categories for a page with scripts, else for performance only.
 * @throws if Lighthouse could not load the page, or ended before it was hydrated
 */
export async function measure(browser: Browser, subject: Subject): Promise<Reading> {
  let problem = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await runLighthouse(browser, subject)
    problem = result?.runtimeError?.message ?? 'ended before the page was hydrated'
    if (!result || result.runtimeError) continue
    if (!subject.hasScripts || sawHydration(result)) return toReading(result)
  }
  throw new Error(`Lighthouse: ${subject.address}: ${problem}`)
}

async function runLighthouse(browser: Browser, { address, device, hasScripts }: Subject) {
  const page = await browser.newPage()
  try {
    await page.evaluateOnNewDocument((mark) => {
      addEventListener('hydrate', () => performance.mark(mark))
    }, MARK)
    const onlyCategories = hasScripts ? [...CATEGORIES] : ['performance']
    const flags = { logLevel: 'error', disableFullPageScreenshot: true, onlyCategories } as const
    const config = device === 'desktop' ? desktopConfig : undefined
    return (await lighthouse(address, flags, config, page))?.lhr
  } finally {
    await page.close()
  }
}

function sawHydration({ audits }: Result): boolean {
  const marks = audits['user-timings']?.details
  return marks?.type === 'table' && marks.items.some(({ name }) => name === MARK)
}

function toReading({ audits, categories }: Result): Reading {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    failedAudits: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
