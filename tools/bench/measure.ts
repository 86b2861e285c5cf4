import lighthouse, { desktopConfig } from 'lighthouse'
import type { Form } from './options.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export type Reading = {
  /** 0–100; absent for a category that was not asked. */
  scores: Partial<Record<Category, number>>
  /** Milliseconds, under Lighthouse's simulated throttling for the form. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** As transferred. */
  bytes: number
  requests: number
  /** Ids of the audits that cost a point. */
  faults: string[]
}

/** A busy machine may lose the trace: asked anew so often before it counts as a failure. */
const ATTEMPTS = 3

/**
 * One Lighthouse run in a browser that listens on `port`.
 * @throws if Lighthouse could not load the page
 */
export async function measure(
  address: string,
  form: Form,
  port: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Reading> {
  const flags = { port, logLevel: 'error', disableFullPageScreenshot: true } as const
  const config = form === 'desktop' ? desktopConfig : undefined
  const ask = () => lighthouse(address, { ...flags, onlyCategories: [...categories] }, config)
  let run = await ask()
  for (let left = ATTEMPTS - 1; left > 0 && (!run || run.lhr.runtimeError); left -= 1) {
    run = await ask()
  }
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { audits, categories: judged } = run.lhr
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
