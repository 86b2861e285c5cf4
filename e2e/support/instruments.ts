import type { SitePath } from '#lib/paths.ts'

/** Entries by the label of their input, and the answer to them. */
type Entry = { enter: Record<string, string>; answer: string | RegExp }

export type InstrumentCase = {
  path: SitePath
  /** Heading of its band. */
  heading: string
  /** The answer of the worked example, as it is prerendered. */
  example: string | RegExp
  /** A caption of its tables, and a figure in one. */
  table: [caption: string, cell: string]
  good: Entry
  extreme: Entry
  /** A refused entry, and the text that its input then shows. A list of choices has none. */
  bad?: { label: string; text: string; says: RegExp }
  /** The copied lines after the good entry. */
  lines: RegExp
}

/** The time of these visits, a Monday. */
export const NOW = '2026-11-23T09:00:00Z'

/** A visit to every instrument, for `instruments.spec.ts`. */
export const INSTRUMENTS: readonly InstrumentCase[] = [
  {
    path: '/services/operations',
    heading: 'Permit line',
    example: /^Mon(day| \d+ \w+)$/,
    table: ['A week without public holidays', 'Tue, Wed, Thu'],
    good: { enter: { 'Arrival, date in Kuwait': '2027-02-28' }, answer: 'Sun 21 Feb 2027' },
    extreme: {
      enter: { 'Arrival, date in Kuwait': '2027-03-14' },
      answer: 'Expected in between: Eid al-Fitr, 10–12 Mar 2027.',
    },
    bad: {
      label: 'Arrival, date in Kuwait',
      text: '2026-11-22',
      says: /Enter 23 Nov 2026 to 23 Nov 2027$/,
    },
    lines: new RegExp(
      [
        '^ARRIVAL   Sun 28 Feb 2027',
        'SEND BY   Sun 21 Feb 2027 \\(7 days ahead\\)',
        'COUNTED   Mon 22 Feb 2027, Tue 23 Feb 2027, Wed 24 Feb 2027',
        'HOLIDAYS  National Day, 25 Feb 2027$',
      ].join('\n'),
    ),
  },
  {
    path: '/services/fuel',
    heading: 'One uplift, five units',
    example: '12,500 litres',
    table: ['The uplift in five units', '22,046'],
    good: { enter: { Amount: '20,000.5', Density: '800.0' }, answer: '25,001 litres' },
    extreme: {
      enter: { Unit: 'litres', Amount: '400,000', 'Fuel temperature': '60' },
      answer: '306,470 kg',
    },
    bad: { label: 'Density', text: '900', says: /Enter 775 to 840\b/ },
    lines:
      /^UPLIFT {3}20,000\.5 kg Jet A-1\nDENSITY {2}800 kg\/m³ \(15 °C\)\nEQUALS {3}44,094 lb\n/,
  },
  {
    path: '/services/private-jets-charter',
    heading: 'The world from OKKK',
    example: '1,184 NM',
    table: ['Great circles from Kuwait', '5,520'],
    good: { enter: { To: 'KJFK' }, answer: '5,520 NM' },
    extreme: { enter: { To: 'OBBI' }, answer: '226 NM' },
    lines: /^FROM {6}OKKK\nTO {8}KJFK New York\nDISTANCE {2}5,520 NM\nBEARING {3}320° true$/,
  },
  {
    path: '/services/ground-handling',
    heading: 'Turnaround board',
    example: '13:00',
    table: ['Each task', '12:16–12:34'],
    good: {
      enter: { 'On blocks': '2030Z', 'Ground time': '٩٠' },
      answer: '22:00 UTC off blocks; 01:00 +1 in Kuwait',
    },
    extreme: {
      enter: { Date: '2099-12-31', 'Ground time': '180', 'On blocks': '23.30' },
      answer: '02:30 +1 UTC off blocks; 05:30 +1 in Kuwait',
    },
    bad: { label: 'Ground time', text: '181', says: /Enter 45 to 180, whole$/ },
    lines: /^2026-06-21 OKKK\nON BLOCKS {7}20:30Z\nChocks, cones {3}20:30–20:32Z/,
  },
  {
    path: '/services/transport-hotac',
    heading: 'Rest ruler',
    example: '01:10 +1',
    table: ['Each event', '04:10 +1'],
    good: {
      enter: {
        'On blocks': '23.50',
        'Minimum rest': '12.5',
        'Rest counts from': 'Hotel door',
        'Apply EASA minimum, away from base': '',
      },
      answer: '14:20 +1',
    },
    extreme: {
      enter: { 'Post-flight duty': '120', 'Travel, each way': '180', 'Minimum rest': '24' },
      answer: '07:50 +2',
    },
    bad: { label: 'Minimum rest', text: '25', says: /Enter 6 to 24$/ },
    lines: /^On blocks {4}23:50 UTC, 02:50 \+1 Kuwait\n/,
  },
  {
    path: '/services/concierge-services',
    heading: 'Office overlap',
    example: '16 h',
    table: ['The week as drawn', '09:00–13:00'],
    good: { enter: { Office: 'Singapore', Opens: '0730', Closes: '19.00' }, answer: '24 h' },
    extreme: { enter: { Office: 'New York', Opens: '00:00', Closes: '00:00' }, answer: '32 h' },
    bad: { label: 'Opens', text: '25:00', says: /Enter 00:00 to 23:59$/ },
    lines: /^OKKK - SINGAPORE 07:30–19:00 local, winter\nMon–Thu, 05:00–11:00 UTC \(24 h a week\)$/,
  },
  {
    path: '/services/airline-representation',
    heading: 'Season clock',
    example: '3 h / 2 h',
    table: ['Hours by which Kuwait is ahead', '+3 h, +2 h'],
    good: { enter: { Clock: 'New York', Year: '2028' }, answer: '8 h / 7 h' },
    extreme: {
      enter: { Clock: 'Mumbai, Delhi' },
      answer: /^Kuwait is 2\.5 h behind Mumbai, Delhi; no clock changes in 2028$/,
    },
    lines: /^OKKK - NEW YORK 2028\nKuwait is 8 h \/ 7 h ahead of New York\n8 h {2}until 12 Mar\n/,
  },
  {
    path: '/services/catering',
    heading: 'Trolley to bay',
    example: '4 full + 1 half',
    table: ['Trolleys, outside', '848'],
    good: {
      enter: { Trays: '30', 'Bay width': '620', 'Bay depth': '810', 'Bay height': '1,030' },
      answer: '1 full + 1 half',
    },
    extreme: { enter: { Trays: '600' }, answer: '21 full + 1 half' },
    bad: { label: 'Trays', text: '601', says: /Enter 1 to 600, whole$/ },
    lines: /ATLAS full {2}2 go in\nATLAS half {2}4 go in\nKSSU full {3}38 mm out$/,
  },
  {
    path: '/services/cargo-flights',
    heading: 'Will it fit?',
    example: '3 of 4',
    table: ['Unit load devices', '11,340'],
    good: { enter: { Height: '٣٠٥', 'Keep upright': '' }, answer: '1 of 4' },
    extreme: { enter: { Length: '2,000', Mass: '120,000' }, answer: '0 of 4' },
    bad: { label: 'Mass', text: '120001', says: /Enter 1 to 120,000$/ },
    lines:
      /^280 × 200 × 305 cm, 1,500 kg\nAKE {12}not tested\nPLA {12}too large for the base\n.*\n.*\nPGA, P7E {7}yes, main deck of 299 cm\n747/,
  },
  {
    path: '/services/air-ambulance-flights',
    heading: 'Stretcher to door',
    example: '4 of 5',
    table: ['Openings and cabins', '161'],
    good: { enter: { 'Stretcher length': '220', 'Stretcher width': '79.5' }, answer: '2 of 5' },
    extreme: { enter: { 'Stretcher length': '220', 'Stretcher width': '80' }, answer: '2 of 5' },
    bad: { label: 'Stretcher width', text: '81', says: /Enter 40 to 80$/ },
    lines: /^220 × 79.5 cm\nPC-12 cargo door {19}level turn\n/,
  },
]
