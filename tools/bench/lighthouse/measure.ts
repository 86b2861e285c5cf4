import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import type { Form } from './options.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export type Reading = {
  /** 0–100, absent for a category that was not requested. */
  scores: Partial<Record<Category, number>>
  /** Milliseconds, under Lighthouse's simulated throttling for the form. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Transferred bytes. */
  bytes: number
  requests: number
  /** Ids of failed audits. */
  faults: string[]
}

/** Lighthouse can lose the trace on a busy machine. */
const ATTEMPTS = 6

/** Set in the page at hydration. A run that ends earlier misses the cost of scripts. */
const MARK = 'hydrated'

export type Subject = {
  address: string
  form: Form
  /** Whether the page has scripts, so that the run must include hydration. */
  isScripted: boolean
}

/**
 * Runs Lighthouse once: in all categories for a page with scripts, else for performance only.
 * @throws if Lighthouse could not load the page, or ended before it was hydrated
 */
export async function measure(browser: Browser, subject: Subject): Promise<Reading> {
  let problem = ''
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const result = await runLighthouse(browser, subject)
    problem = result?.runtimeError?.message ?? 'no result'
    if (!result || result.runtimeError) continue
    if (!subject.isScripted || sawHydration(result)) return reading(result)
    problem = 'ended before the page was hydrated'
  }
  throw new Error(`Lighthouse: ${subject.address}: ${problem}`)
}

async function runLighthouse(browser: Browser, { address, form, isScripted }: Subject) {
  const page = await browser.newPage()
  try {
    await page.evaluateOnNewDocument((mark) => {
      addEventListener('aero:hydrated', () => performance.mark(mark))
    }, MARK)
    const onlyCategories = isScripted ? [...CATEGORIES] : ['performance']
    const flags = { logLevel: 'error', disableFullPageScreenshot: true, onlyCategories } as const
    const run = await lighthouse(
      address,
      flags,
      form === 'desktop' ? desktopConfig : undefined,
      page,
    )
    return run?.lhr
  } finally {
    await page.close()
  }
}

function sawHydration({ audits }: Result): boolean {
  const marks = audits['user-timings']?.details
  return marks?.type === 'table' && marks.items.some(({ name }) => name === MARK)
}

function reading({ audits, categories: judged }: Result): Reading {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details
  return {
    scores: Object.fromEntries(
      Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    faults: Object.values(judged)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
