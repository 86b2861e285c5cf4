import type { SitePath } from '#lib/paths.ts'

export type InstrumentCase = {
  path: SitePath
  heading: string
  /** The answer of the worked example, as it is prerendered. */
  example: string | RegExp
  /** Entries by the label of their input, and the answer to them. */
  good: { enter: Record<string, string>; answer: string }
  /** A line of the copied result. */
  line: string
  /** A refused entry, and what to enter instead. Instruments with choices only have none. */
  bad?: { label: string; text: string; says: string }
}

/** The time of these visits, a Monday. */
export const NOW = '2026-11-23T09:00:00Z'

/** A visit to every instrument. */
export const INSTRUMENTS: readonly InstrumentCase[] = [
  {
    path: '/services/operations',
    heading: 'Permit line',
    example: /^Mon(day| \d+ \w+)$/,
    good: { enter: { 'Arrival, date in Kuwait': '2027-02-11' }, answer: 'Sun 7 Feb 2027' },
    line: 'COUNTED   Mon 8 Feb 2027, Tue 9 Feb 2027, Wed 10 Feb 2027',
    bad: {
      label: 'Arrival, date in Kuwait',
      text: '2026-11-22',
      says: 'Enter 23 Nov 2026 to 23 Nov 2027',
    },
  },
  {
    path: '/services/ground-handling',
    heading: 'Turnaround board',
    example: '13:00',
    good: {
      enter: { 'On blocks': '2030Z', 'Ground time': '٩٠' },
      answer: '22:00 UTC off blocks; 01:00 +1 in Kuwait',
    },
    line: 'ON BLOCKS       20:30Z',
    bad: { label: 'Ground time', text: '181', says: 'Enter 45 to 180, whole' },
  },
  {
    path: '/services/fuel',
    heading: 'One uplift, five units',
    example: '12,500 litres',
    good: { enter: { Amount: '20.000,5' }, answer: '25,001 litres' },
    line: 'UPLIFT   20,000.5 kg Jet A-1',
    bad: { label: 'Amount', text: '400,001', says: 'Enter 0 to 400,000' },
  },
  {
    path: '/services/catering',
    heading: 'Trolley to bay',
    example: '4 full + 1 half',
    good: {
      enter: { Trays: '30', 'Bay width': '620', 'Bay depth': '810', 'Bay height': '1,030' },
      answer: '1 full + 1 half',
    },
    line: 'KSSU full   38 mm out',
    bad: { label: 'Trays', text: '601', says: 'Enter 1 to 600, whole' },
  },
  {
    path: '/services/transport-hotac',
    heading: 'Rest ruler',
    example: '01:10 +1',
    good: {
      enter: {
        'On blocks': '23.50',
        'Minimum rest': '12,5',
        'Rest counts from': 'Hotel door',
        'Apply EASA minimum, away from base': '',
      },
      answer: '14:20 +1',
    },
    line: 'On blocks    23:50 UTC, 02:50 +1 Kuwait',
    bad: { label: 'Minimum rest', text: '25', says: 'Enter 6 to 24' },
  },
  {
    path: '/services/concierge-services',
    heading: 'Office overlap',
    example: '16 h',
    good: { enter: { Office: 'Singapore', Opens: '0730', Closes: '19.00' }, answer: '24 h' },
    line: 'Mon–Thu, 05:00–11:00 UTC (24 h a week)',
    bad: { label: 'Opens', text: '25:00', says: 'Enter 00:00 to 23:59' },
  },
  {
    path: '/services/private-jets-charter',
    heading: 'The world from OKKK',
    example: '1,184 NM',
    good: { enter: { To: 'KJFK' }, answer: '5,520 NM' },
    line: 'BEARING   320° true',
  },
  {
    path: '/services/cargo-flights',
    heading: 'Will it fit?',
    example: /^3 of 4/,
    good: { enter: { Height: '٣٠٥', 'Keep upright': '' }, answer: '1 of 4' },
    line: '280 × 200 × 305 cm, 1,500 kg',
    bad: { label: 'Mass', text: '120001', says: 'Enter 1 to 120,000' },
  },
  {
    path: '/services/air-ambulance-flights',
    heading: 'Stretcher to door',
    example: /^\d of \d+/,
    good: { enter: { 'Stretcher length': '220', 'Stretcher width': '79.5' }, answer: ' of ' },
    line: '220 × 79.5 cm',
    bad: { label: 'Stretcher width', text: '81', says: 'Enter 40 to 80' },
  },
  {
    path: '/services/airline-representation',
    heading: 'Season clock',
    example: '3 h / 2 h',
    good: { enter: { Clock: 'New York', Year: '2028' }, answer: '8 h / 7 h' },
    line: 'Kuwait is 8 h / 7 h ahead of New York',
  },
]
