import type { AirportCode } from '../airports.ts'

export const teaser = {
  kicker: 'A planning tool on every service page',
  title: 'Distances from Kuwait',
  text: 'Each service page has a small calculator or a drawing to scale for planning the flight. This one is a map that shows how far each city is from Kuwait.',
  action: 'Measure a leg',
  link: '/services/private-jets-charter',
  chosen: 'EGLL' satisfies AirportCode,
} as const
