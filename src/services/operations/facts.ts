import type { AirportCode } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { formatBearing } from '#lib/format.ts'
import { distances } from '#kuwait/distances.ts'

const { airport } = company

export const kuwaitFacts = {
  title: 'Kuwait in facts',
  caution: 'Check the AIP and current NOTAMs before you rely on any of it.',
  copy: 'Copy the facts',
  copied: 'Facts copied as plain lines.',
  facts: [
    { label: 'Airport', value: airport.name },
    {
      label: 'Codes',
      value: `${airport.icao} since 23\u00a0February\u00a02023 (formerly OKBK); IATA\u00a0${airport.iata}`,
    },
    { label: 'Reference', value: `${airport.coordinates}, ${airport.elevation}` },
    {
      label: 'Runways',
      value:
        '15R/33L 3,400\u00a0m, 15L/33R 3,500\u00a0m, 16/34 4,580\u00a0m. Check AIP and NOTAM: works change them.',
    },
    { label: 'Time', value: 'UTC+3 all year, no summer time' },
    { label: 'Weekend', value: 'Friday and Saturday' },
    {
      label: 'Authority',
      value: 'Sunday to Thursday, 08:00 to 13:00 in Kuwait, as a published guide gives it',
    },
    {
      label: 'Permits',
      value:
        'For every landing, and to overfly Kuwaiti territory. Plan three working days, Sunday to Thursday, and 96\u00a0hours. Kuwait’s civil aviation authority decides.',
    },
    {
      label: 'Weather',
      value:
        'Summer often 45 to 48\u00a0°C, on some days above 50\u00a0°C; dust; fog on some winter mornings.',
    },
  ],
  alternates: {
    title: 'Alternates to consider',
    /** Nearest first. Their distances are in `distances.ts`. */
    codes: ['OEDF', 'OBBI', 'OERK', 'OTHH', 'OMDW'] as const satisfies AirportCode[],
    heads: ['ICAO', 'City', 'NM', 'True'],
    note: 'Great circle and true bearing from OKKK. There are nearer airfields; state bans, company policy and NOTAMs decide which to file.',
  },
}

/** @returns the rows of the table: distance in NM, true bearing in three digits */
export const createAlternateRows = () =>
  kuwaitFacts.alternates.codes.map((code) => {
    const { city, nm, bearing } = distances[code]
    return [code, city, String(nm), `${formatBearing(bearing)}°`] as const
  })

export function formatFacts(): string {
  const { title, caution, facts, alternates } = kuwaitFacts
  return [
    title,
    caution,
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
