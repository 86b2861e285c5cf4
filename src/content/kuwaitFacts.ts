import type { AirportCode } from './airports.ts'
import { company } from './company.ts'
import { distances } from './distances.ts'

const { airport } = company

export const kuwaitFacts = {
  title: 'Kuwait in facts',
  copy: 'Copy the facts',
  copied: 'Facts copied as plain lines.',
  facts: [
    { label: 'Airport', value: airport.name },
    {
      label: 'Codes',
      value: `${airport.iata}\u00a0/\u00a0${airport.icao} (formerly OKBK), since 23\u00a0February\u00a02023`,
    },
    { label: 'Reference', value: `${airport.coordinates}, ${airport.elevation}` },
    { label: 'Runways', value: '15R/33L, 15L/33R, 16/34; lengths: see AIP and NOTAM' },
    { label: 'Time', value: 'UTC+3 all year, no summer time' },
    { label: 'Weekend', value: 'Friday and Saturday' },
    {
      label: 'Permits',
      value:
        'Needed for every landing. Plan at least three working days, Sunday to Thursday. Kuwait’s civil aviation authority decides.',
    },
  ],
  alternates: {
    title: 'Nearest alternates',
    /** Alternates, nearest first. Their distances are in `distances.ts`. */
    codes: ['ORMM', 'OEDF', 'OBBI', 'OERK', 'OTHH', 'ORBI'] as const satisfies AirportCode[],
    heads: ['ICAO', 'City', 'NM', 'True'],
    note: 'Great circle and true bearing from OKKK. Check NOTAMs: they tell whether an alternate is open.',
  },
}

/** @returns the rows of the table: distance in NM, true bearing in three digits */
export const createAlternateRows = () =>
  kuwaitFacts.alternates.codes.map((code) => {
    const { city, nm, bearing } = distances[code]
    const degrees = Math.round(bearing) % 360
    return [code, city, String(nm), `${String(degrees).padStart(3, '0')}°`] as const
  })

export function formatFacts(): string {
  const { title, facts, alternates } = kuwaitFacts
  return [
    title,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    alternates.title,
    ...createAlternateRows().map(
      ([code, city, nm, bearing]) => `${code} ${city}: ${nm} NM, ${bearing} true`,
    ),
    alternates.note,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
