import type { ServiceSlug } from '#lib/paths.ts'

/** What each service's instrument is called, where no more than its name is needed. */
export const instrumentNames = {
  operations: 'Permit line',
  'ground-handling': 'Turnaround board',
  fuel: 'One uplift, five units',
  catering: 'Trolley to bay',
  'transport-hotac': 'Rest ruler',
  'concierge-services': 'Office overlap',
  'private-jets-charter': 'The world from OKKK',
  'cargo-flights': 'Will it fit?',
  'air-ambulance-flights': 'Stretcher to door',
  'airline-representation': 'Season clock',
} as const satisfies Record<ServiceSlug, string>

/** Before a name, on the card of a service. */
export const instrumentLabel = 'Try it'
