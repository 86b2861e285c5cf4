import type { AirportCode } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { kuwaitFacts } from '#services/operations/facts.ts'
import { serviceCount } from '#content/serviceCount.ts'

/** The month of the content. `npm run launch` names it. */
export const EDITION = new Date('2026-11-01T00:00:00Z')

/** Words of the profile alone. All others come from `src/content`. */
export const texts = {
  documentTitle: `${company.name} company profile`,
  edition: EDITION.toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  desk: 'Operations desk',
  whoWeAre: 'Who we are',
  services: {
    title: `${serviceCount.start} services`,
    lead: 'Take one service, or the whole stop. You have one file, one thread of messages and a coordinator whose name you know.',
  },
  send: {
    title: 'What to send us',
    lead: 'A registration, a route and times in UTC are enough to start. These lists, and the one on each service’s page of our site, save a second email.',
    flight: 'For a permit, a slot and parking',
    planning: {
      title: 'How early',
      text: 'Plan at least three working days for a permit, not counting the day you send the request, and at least 96 hours. A request that arrives after 12:00 in Kuwait (09:00 UTC), or on a closed day, counts from the next working day. This is our planning rule, not the authority’s. Public holidays lengthen the wait.',
    },
  },
  kuwait: {
    title: kuwaitFacts.title,
    lead: `${company.airport.name}. ${kuwaitFacts.caution}`,
    distances: {
      title: 'How far from OKKK',
      text: 'The route you file will be longer.',
      unit: 'NM',
      // Nearest first.
      codes: 'OBBI OTHH OMDB HECA LTFM EGLL'.split(' ') as AirportCode[],
    },
    /** Listed after the site's own facts. */
    facts: [
      {
        label: 'Where',
        value: `Farwaniya Governorate, ${company.airport.toCity} south of Kuwait City`,
      },
      { label: 'Dial code', value: '+965, then eight digits' },
    ],
  },
  reach: {
    title: 'How to reach us',
    localTime: 'UTC+3, all year',
    lead: 'The operations desk answers day and night. If your flight is today or already airborne, please call. Otherwise, please write.',
  },
}
