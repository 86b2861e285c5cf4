import type { AirportCode } from '../airports.ts'

/** The one that the home page shows. */
export const teaser = {
  kicker: 'Ten instruments, one for each service',
  title: 'Every distance true from Kuwait',
  text: 'Each of our ten services has an instrument on its page: a drawing to scale or a small calculator for those who plan the flight. This one is the world from OKKK.',
  action: 'Measure a leg',
  link: '/services/private-jets-charter',
  chosen: 'EGLL' satisfies AirportCode,
} as const
