import { MONTHS } from './format.ts'

/**
 * The source of a fact about the world, and the source's own date, as precise as it is: `2016`, `2025-11`
 * or `2026-05-26`. Never the day on which we looked the fact up.
 */
export type DatedSource = { source: string; asOf: string; kind?: 'announcement' | 'guide' }

export type MaybeDated = Partial<DatedSource>

/** @returns for example “as of 26 May 2026”, “announced Nov 2025” or “a 2016 guide”; undefined without a date */
export function formatAsOf({ asOf, kind }: MaybeDated): string | undefined {
  if (!asOf) return undefined
  const [year, month, day] = asOf.split('-')
  if (kind === 'guide') return `a ${year} guide`
  const date = [day && Number(day), month && MONTHS[Number(month) - 1], year]
    .filter(Boolean)
    .join('\u00a0')
  return kind === 'announcement' ? `announced ${date}` : `as of ${date}`
}
