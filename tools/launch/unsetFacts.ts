import { type company, procurementFacts } from '#content/company.ts'
import { aside } from '#content/contact.ts'

/** @returns the facts for procurement that are not set yet */
export const findUnsetFacts = (facts: typeof company) =>
  procurementFacts
    .filter((name) => !facts[name])
    .map((name) => ({ description: aside[name], path: `company.${name}` }))
