import type { ServiceSlug } from './paths.ts'

/** The names of the services' tools. A service may have none. */
export const toolNames: Readonly<Partial<Record<ServiceSlug, string>>> = {
  operations: 'Permit line',
  'ground-handling': 'Turnaround board',
  fuel: 'One uplift, five units',
  catering: 'Trolley to bay',
  'transport-hotac': 'Rest ruler',
  'concierge-services': 'The guest’s day in Kuwait',
  'private-jets-charter': 'The world from OKKK',
  'cargo-flights': 'Will it fit?',
  'air-ambulance-flights': 'Stretcher to door',
  'airline-representation': 'Season clock',
}
