import type { AirportCode } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { formatBearing } from '#lib/format.ts'
import { distances } from '#kuwait/distances.ts'
import type { OwnersValue } from '#content/types.ts'

const { airport } = company

/** `checked` is the day, in ISO 8601, on which the fact was last compared with its sources. */
export type Fact = { label: string; value: string; checked?: string }

/** The day on which most of the facts were looked up. */
const checked = '2026-11-27'

export const kuwaitFacts = {
  title: 'Kuwait in facts',
  caution: 'Check the AIP and current NOTAMs first. A date says when we last checked.',
  copy: 'Copy the facts',
  copied: 'Facts copied as plain lines.',
  /** Precedes the date of each fact in the copied lines. */
  checked: 'checked',
  facts: [
    {
      label: 'Codes',
      value: `${airport.iata}; ${airport.icao} since 23\u00a0February\u00a02023 (formerly OKBK)`,
      checked,
    },
    { label: 'Reference', value: `${airport.coordinates}, ${airport.elevation}` },
    {
      label: 'Since 2026',
      value:
        'Airspace closed from 28\u00a0February to late April 2026; the airport has reopened in stages since. Our first reply states today’s position.',
      checked,
    },
    {
      label: 'Terminals',
      value:
        'T4 Kuwait Airways, T5 Jazeera Airways, T1 others (under repair in May 2026); Sheikh Saad private and Amiri state flights (a guide of 2016). Ask us which is in use.',
      checked,
    },
    {
      label: 'Runways',
      value:
        '16/34 4,580\u00a0m; 15L/33R 3,500\u00a0m; 15R/33L 3,400\u00a0m. One of the older two is being rebuilt until about January 2027, as announced.',
      checked,
    },
    {
      label: 'Slots',
      value: 'Public guides disagree. Ask us whether your hour needs one.',
      checked,
    },
    {
      label: 'Permits',
      value:
        'Our rule: three working days, at least 96\u00a0hours. Guides say 96 or 72. The civil aviation authority (PACA, formerly DGCA) decides.',
      checked,
    },
    {
      label: 'Authority',
      value: 'Sunday to Thursday, 08:00 to 13:00, by a guide; shorter in Ramadan',
      checked,
    },
    { label: 'Time', value: 'UTC+3 all year; weekend Friday and Saturday' },
    {
      label: 'Heat, dust',
      value: 'In summer 45 to 48\u00a0°C is common, some days above 50. Dust cuts visibility fast.',
    },
    {
      label: 'Fog',
      value:
        'From November, often from the small hours. The first two alternates may lie in it too.',
      checked,
    },
  ] as readonly Fact[],
  alternates: {
    title: 'Alternates to consider',
    /** Nearest first. Their distances are in `distances.ts`. */
    codes: ['OEDF', 'OBBI', 'OERK', 'OTHH', 'OMDW'] as const satisfies AirportCode[],
    heads: ['ICAO', 'City', 'NM', 'True'],
    note: 'Great circle, true bearing. State bans, company policy and NOTAMs decide which to file.',
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
    ...facts.map(({ label, value, checked: day }) =>
      [`${label}: ${value}`, day && `(${kuwaitFacts.checked} ${day})`].filter(Boolean).join(' '),
    ),
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

/** Confirm or replace, then delete the line. `npm run launch` lists what is left. @public */
export const claims = [
  { description: 'The airport in 2026', path: 'kuwaitFacts.facts.2.value' },
  { description: 'Terminals and who uses them', path: 'kuwaitFacts.facts.3.value' },
  { description: 'The runway that is to be rebuilt', path: 'kuwaitFacts.facts.4.value' },
] satisfies readonly OwnersValue[]
