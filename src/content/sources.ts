import type { DatedSource } from '#lib/asOf.ts'

/** “Operating your business flight to Kuwait”. */
export const ijetGuide = {
  source: 'iJet, 26 June 2016',
  asOf: '2016-06-26',
  kind: 'guide',
} as const satisfies DatedSource

/** Two guides to permits. The date is that of the iJet guide; the other has none. */
export const permitGuides = {
  ...ijetGuide,
  source: 'iJet, 26 June 2016; Universal Weather, “12 Tips”, undated',
} as const satisfies DatedSource
