import { type company, procurementFacts } from '#content/company.ts'
import { aside } from '#content/contact.ts'
import type { OwnersPoint } from '#services/airline-representation/procurementWords.ts'

const WORDS = 'src/services/airline-representation/procurementWords.ts'

/** @returns the facts for procurement that are not set yet, and where to set them */
export const findUnsetFacts = (facts: typeof company, points: Record<string, OwnersPoint>) => [
  ...procurementFacts
    .filter((name) => !facts[name])
    .map((name) => ({ description: aside[name], path: `src/content/company.ts: company.${name}` })),
  ...Object.entries(points)
    .filter(([, { text }]) => !text)
    .map(([name, { title }]) => ({ description: title, path: `${WORDS}: ownersPoints.${name}` })),
]
