import { airportFacts, type company, flightFacts, procurementFacts } from '#content/company.ts'
import { contactCard } from '#content/contact.ts'

const flightFactNames = Object.keys(flightFacts) as (keyof typeof flightFacts)[]

const optionalFacts = [
  ...procurementFacts.map((name) => ({ name, description: contactCard[name] })),
  ...flightFactNames.map((name) => ({ name, description: flightFacts[name] })),
  ...airportFacts.map(({ name, label }) => ({ name, description: label })),
]

/** @returns the facts that are not set yet, and so not shown */
export const findUnsetFacts = (facts: typeof company) =>
  optionalFacts
    .filter(({ name }) => !facts[name])
    .map(({ name, description }) => ({ description, path: `company.${name}` }))
