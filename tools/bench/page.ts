import type { Browser } from 'puppeteer-core'
import { CATEGORIES, measure, type Reading } from './measure.ts'
import type { Form } from './options.ts'

/** How far a page may paint behind its own HTML without scripts. */
export const LIMIT_RATIO = 1.1
export const CLS_MAX = 0.01

export type PageResult = Reading & {
  path: string
  form: Form
  runs: number
  /** First and largest contentful paint over those of the page without scripts. */
  fcpRatio: number
  lcpRatio: number
}

export type Sites = { site: string; limit: string; browser: Browser }

const perfect = (reading: Reading) => CATEGORIES.every((id) => reading.scores[id] === 100)
const total = ({ scores }: Reading) => CATEGORIES.reduce((sum, id) => sum + (scores[id] ?? 0), 0)
const best = (one: Reading, other: Reading) =>
  total(one) === total(other) ? one.lcp <= other.lcp : total(one) > total(other)

export const passed = (result: PageResult) => perfect(result) && result.cls <= CLS_MAX
export const nearLimit = ({ fcpRatio, lcpRatio }: PageResult) =>
  fcpRatio <= LIMIT_RATIO && lcpRatio <= LIMIT_RATIO

/**
 * The best of up to `runs` runs, with the worst layout shift of them all. Stops early at a perfect
 * one near the limit. The limit is measured anew beside each run, and its best counts.
 */
export async function judgePage(
  path: string,
  form: Form,
  runs: number,
  { site, limit, browser }: Sites,
): Promise<PageResult> {
  let chosen: Reading | undefined
  let cls = 0
  const floor = { fcp: Number.POSITIVE_INFINITY, lcp: Number.POSITIVE_INFINITY }
  for (let run = 1; ; run += 1) {
    const bare = await measure(browser, { address: `${limit}${path}`, form, isScripted: false })
    floor.fcp = Math.min(floor.fcp, bare.fcp)
    floor.lcp = Math.min(floor.lcp, bare.lcp)
    const reading = await measure(browser, { address: `${site}${path}`, form, isScripted: true })
    cls = Math.max(cls, reading.cls)
    if (!chosen || best(reading, chosen)) chosen = reading
    const ratios = { fcpRatio: chosen.fcp / floor.fcp, lcpRatio: chosen.lcp / floor.lcp }
    const result = { ...chosen, ...ratios, cls, path, form, runs: run }
    if (run === runs || (perfect(chosen) && nearLimit(result))) return result
  }
}
