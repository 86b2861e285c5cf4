import type { AirportCode } from '#kuwait/airports.ts'
import { formatAsOf, type MaybeDated } from '#lib/asOf.ts'
import { ijetGuide, permitGuides } from '#content/sources.ts'
import { airportFacts, company } from '#content/company.ts'
import { formatBearing } from '#lib/format.ts'
import { distances } from '#kuwait/distances.ts'

const { airport } = company

export type Fact = { label: string; value: string } & MaybeDated

const ownersFacts = airportFacts.map(({ name, label }) => ({ label, value: company[name] }))
const isSet = (fact: { label: string; value: string | undefined }): fact is Fact => !!fact.value

export const kuwaitFacts = {
  title: 'Kuwait in facts',
  caution: 'Check the AIP and current NOTAMs first. A date is that of the source.',
  copy: 'Copy the facts',
  more: 'More facts',
  copied: 'Facts copied as plain lines.',
  facts: [
    // OWNER: confirm the state of the airport in 2026
    {
      label: 'Status',
      value:
        'Closed from 28\u00a0February to late April 2026. On 3\u00a0June a strike on Terminal\u00a01 killed one person and hurt more than 60; all flights were suspended. On 6\u00a0June the airspace closed from 04:15 to 06:15 in Kuwait, and eleven flights diverted. We found no later news: read the NOTAMs, or ask us.',
      source:
        'KUNA, 28 February and 3 June 2026; civil aviation authority in The Peninsula, 6 June 2026',
      asOf: '2026-06-06',
    },
    // OWNER: confirm the terminals and who uses them
    {
      label: 'Terminals',
      value:
        'In May: T4 Kuwait Airways, T5 Jazeera Airways, T1 under repair. On 3\u00a0June T1 was struck again. Ask us which is in use.',
      source: 'The Geneva Times, 26 May 2026; KUNA, 3 June 2026',
      asOf: '2026-06-03',
    },
    // OWNER: confirm the runway that is to be rebuilt
    {
      label: 'Runways',
      value:
        '16/34 4,580\u00a0m; 15L/33R 3,500\u00a0m; 15R/33L 3,400\u00a0m. With the third open, the eastern one was to be rebuilt within 14\u00a0months.',
      source: 'Civil aviation authority, in Zawya, 3 November 2025',
      asOf: '2025-11',
      kind: 'announcement',
    },
    {
      label: 'Slots',
      value:
        'Not slot-coordinated, but congested. According to an undated guide, slot and permit start on the same day and are firm 48 to 72\u00a0hours before ETA.',
      ...ijetGuide,
      source: 'iJet, 26 June 2016; unique.aero, undated',
    },
    {
      label: 'Permits',
      value:
        'Our rule: three working days, at least 96\u00a0hours. An undated guide says 96, and seldom under 48. The civil aviation authority (PACA, formerly DGCA) decides; it asks for 72, and sometimes takes less.',
      ...permitGuides,
    },
    {
      label: 'Fog',
      value:
        'From November, often from the small hours; it has diverted arrivals. Dammam and Bahrain may have fog too.',
      source: 'Arab Times, 18 November 2025',
      asOf: '2025-11-18',
    },
    { label: 'Airport hours', value: '24/7', ...ijetGuide },
    {
      label: 'Private, state',
      value: 'Sheikh Saad terminal for private flights, Amiri terminal for state flights',
      ...ijetGuide,
    },
    ...ownersFacts.filter(isSet),
    {
      label: 'Authority',
      value: 'Sunday to Thursday, 08:00 to 13:00 according to an undated guide; shorter in Ramadan',
    },
    {
      label: 'Heat, dust',
      value: 'In summer 45 to 48\u00a0°C is common, some days above 50. Dust cuts visibility fast.',
    },
    {
      label: 'Codes',
      value: `${airport.iata}; ${airport.icao} since 23\u00a0February\u00a02023 (formerly OKBK)`,
    },
    { label: 'Reference', value: `${airport.coordinates}, ${airport.elevation}` },
    { label: 'Time', value: 'UTC+3 all year; weekend Friday and Saturday' },
  ] as readonly Fact[],
  alternates: {
    title: 'Alternates to consider',
    codes: ['OEDF', 'OBBI', 'OERK', 'OTHH', 'OMDW'] as const satisfies AirportCode[],
    heads: ['ICAO', 'City', 'NM', 'True'],
    note: 'Great circle, true bearing. On 28\u00a0February 2026 Bahrain, Doha and Dubai closed too; on 6\u00a0June Dammam and Riyadh took Kuwait’s diversions. Check NOTAMs, state bans and your policy.',
    source: 'Hindustan Times, 28 February 2026; The Peninsula, Doha, 6 June 2026',
    asOf: '2026-06-06',
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
    ...facts.map((fact) => {
      const date = formatAsOf(fact)
      return `${fact.label}: ${fact.value}${date ? ` (${date})` : ''}`
    }),
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
