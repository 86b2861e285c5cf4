/** Minutes after the scheduled on-blocks time: a point in time, or the start and end of something. */
export type Moment = number | readonly [fromMin: number, toMin: number]

export type ReportTask = { name: string; planned: Moment; actual: Moment }

/**
 * An invented turnaround: no flight has the number 000, and no registration begins with Q. The planned
 * minutes are those of the turnaround board for a stop of one hour. A unit test holds that the figures
 * of its parts agree.
 */
export const departureReport = {
  flight: 'XX 000',
  registration: 'QQ-SPC',
  type: 'A320',
  date: '21 JUN 2026',
  station: 'KWI / OKKK',
  stand: '00',
  nextStation: 'DXB / OMDB',
  crew: '2 + 4',
  /** Scheduled on-blocks time, in minutes after midnight UTC. */
  onBlocksMinute: 12 * 60,
  /** Tasks that deviate from their planned end by more minutes are marked. */
  toleranceMin: 3,
  tasks: [
    { name: 'On blocks', planned: 0, actual: 1 },
    { name: 'Ground power', planned: [1, 56], actual: [2, 63] },
    { name: 'Doors open', planned: 4, actual: 5 },
    { name: 'Offload', planned: [4, 20], actual: [5, 22] },
    { name: 'Cabin', planned: [14, 26], actual: [15, 27] },
    { name: 'Catering', planned: [15, 30], actual: [16, 30] },
    { name: 'Fuelling', planned: [16, 34], actual: [25, 43] },
    { name: 'Loading', planned: [24, 46], actual: [26, 48] },
    { name: 'Boarding', planned: [36, 52], actual: [45, 60] },
    { name: 'Doors closed', planned: 52, actual: 60 },
    { name: 'Off blocks', planned: 60, actual: 67 },
  ],
  delay: {
    iataCode: 36,
    minutes: '+7 min',
    meaning: 'Fuelling, fuel supplier',
    cause:
      'The fuel truck was held at another stand. Boarding waited for the end of fuelling and made up part of the time.',
  },
  irregularity: {
    title: 'Bag count at offload',
    log: [
      {
        time: '12:18',
        text: 'Count one bag below the inbound LDM. Coordinator calls a second search.',
      },
      { time: '12:21', text: 'Bag found behind the door net, unharmed.' },
      {
        time: '12:22',
        text: 'Count agrees with the LDM. Previous station informed.',
      },
    ],
  },
  fuel: {
    caption: 'Fuel uplift',
    heads: ['Jet A-1', 'Figure'],
    rows: [
      ['Ordered', '9,500 kg'],
      ['Delivered', '12,190 litres'],
      ['Density at 15\u00a0°C', '797.0 kg/m³'],
      ['Density at 38\u00a0°C', '779.7 kg/m³'],
      ['Delivered mass', '9,505 kg'],
      ['In pounds', '20,955 lb'],
      ['Gauge before', '3,200 kg'],
      ['Gauge after', '12,680 kg'],
      ['Gauge rise', '9,480 kg'],
      ['Rise minus delivery', '−25 kg'],
    ],
  },
  load: {
    caption: 'Passengers, bags, cargo',
    heads: ['On board', 'In', 'Out'],
    rows: [
      ['Adults', '131', '134'],
      ['Children', '7', '8'],
      ['Passengers', '138', '142'],
      ['Bags, pieces', '118', '126'],
      ['Bags, kg', '1,770', '1,890'],
      ['Cargo, kg', '1,240', '860'],
      ['In the holds, kg', '3,010', '2,750'],
    ],
  },
  invoice: {
    caption: 'For the invoice check',
    heads: ['Item', 'Quantity', 'Doc.'],
    rows: [
      ['Turnaround, A320', '1 turn', 'C'],
      ['Passenger steps', '2 units', 'C'],
      ['Ground power', '61 min', 'C'],
      ['Cabin cleaning', '1 turn', 'C'],
      ['Passenger meals', '142 meals', 'B'],
      ['Crew meals', '6 meals', 'B'],
      ['Jet A-1', '12,190 litres', 'A'],
    ],
  },
  /** The MVT message follows AHM 780, the LDM follows AHM 583. */
  messages: {
    caption: 'Messages sent',
    heads: ['Type', 'UTC', 'Content'],
    rows: [
      ['MVT', '12:04', 'AA1154/1201'],
      ['MVT', '12:27', 'ED211308 DL36'],
      ['LDM', '13:11', '142 passengers, 126 bags, 2,750 kg'],
      ['MVT', '13:20', 'AD1307/1318 EA1438 DXB DL36/0007 PX142'],
    ],
  },
  documents: {
    caption: 'Documents attached',
    heads: ['No.', 'Document', 'From'],
    rows: [
      ['A', 'Fuel delivery note', 'Fuelling provider'],
      ['B', 'Catering delivery note', 'Caterer'],
      ['C', 'Service record', 'Handling agent'],
      ['D', 'Loadsheet and bag count', 'Handling agent'],
    ],
  },
} as const satisfies { tasks: readonly ReportTask[]; [part: string]: unknown }

export const reportWords = {
  documentName: 'Departure report',
  specimen: 'Specimen',
  invented: 'Invented flight. Yours has the same sections.',
  head: {
    flight: 'Flight',
    registration: 'Registration',
    type: 'Type',
    date: 'Date, UTC',
    station: 'Station',
    stand: 'Stand',
    nextStation: 'Next station',
    crew: 'Crew',
  },
  timeline: {
    title: 'Planned and actual',
    drawing: 'Planned and actual times on one scale',
    description:
      'For each task, an outline marks the planned time and a bar the actual time. A highlighted part shows how far a bar extends beyond the planned end, where a task ended more than three minutes late. The table gives the same times.',
    caption: 'Times in UTC. Deviation at the end of each task, in minutes.',
    heads: ['Task', 'Planned', 'Actual', '±'],
    planned: 'Planned',
    actual: 'Actual',
    late: (minutes: number) => `More than ${minutes} min late`,
  },
  /** The button that shows the remaining parts on phones. */
  open: 'Open the report',
  delay: { title: 'Delay', code: 'IATA delay code' },
  irregularity: { title: 'Irregularity' },
}

export const reportExcerpt: readonly string[] = [
  'Doors open',
  'Offload',
  'Catering',
  'Fuelling',
  'Boarding',
  'Off blocks',
]
