/** Minutes after the scheduled on-blocks time; negative before it. */
type Minute = number

/** A point in time, or the start and end of something with a duration. */
export type Moment = Minute | readonly [from: Minute, to: Minute]

export type ReportTask = { name: string; planned: Moment; actual: Moment }

export type ReportLoad = {
  adults: number
  children: number
  bags: number
  baggageKg: number
  cargoKg: number
}

type ReportMessage = {
  kind: string
  sentMin: Minute
  text: 'arrival' | 'delay' | 'load' | 'departure'
}

export type InvoiceLine = {
  item: string
  unit: string
  /** Letter of the document that proves the quantity. */
  proof: string
} & ({ quantity: number } | { from: 'groundPowerMin' | 'fuelLitres' | 'passengersOut' })

export type DepartureReport = {
  flight: string
  registration: string
  type: string
  station: string
  stand: string
  /** Date and time in ISO 8601, UTC. */
  scheduledOnBlocks: string
  landedMin: Minute
  airborneMin: Minute
  /** Tasks that deviate from their planned end by more minutes are marked. */
  toleranceMin: number
  /** The first task is on-blocks, the last off-blocks. */
  tasks: readonly ReportTask[]
  /** Name of the task whose minutes are invoiced as ground power. */
  groundPower: string
  delay: { iataCode: number; meaning: string; cause: string; estimatedOffBlocksMin: Minute }
  irregularity: { title: string; log: readonly { atMin: Minute; text: string }[] }
  fuel: {
    orderedKg: number
    litres: number
    density15: number
    temperature: number
    gaugeBeforeKg: number
    gaugeAfterKg: number
  }
  load: { arrival: ReportLoad; departure: ReportLoad }
  messages: readonly ReportMessage[]
  documents: readonly { letter: string; name: string; by: string }[]
  invoice: readonly InvoiceLine[]
}

/**
 * An invented turnaround: no flight has the number 000, and no registration begins with Q. The planned
 * minutes are those of the turnaround board for a stop of one hour.
 */
export const departureReport: DepartureReport = {
  flight: 'XX 000',
  registration: 'QQ-SPC',
  type: 'A320',
  station: 'KWI / OKKK',
  stand: '00',
  scheduledOnBlocks: '2026-06-21T12:00Z',
  landedMin: -6,
  airborneMin: 78,
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
  groundPower: 'Ground power',
  delay: {
    iataCode: 36,
    meaning: 'Fuelling, fuel supplier',
    cause:
      'The fuel truck was held at another stand. Boarding waited for the end of fuelling and made up part of the time.',
    estimatedOffBlocksMin: 68,
  },
  irregularity: {
    title: 'Bag count at offload',
    log: [
      {
        atMin: 18,
        text: 'Count one bag below the inbound LDM. Coordinator calls a second search.',
      },
      { atMin: 21, text: 'Bag found behind the door net, unharmed.' },
      {
        atMin: 22,
        text: 'Count agrees with the LDM. Previous station informed; nothing left open.',
      },
    ],
  },
  fuel: {
    orderedKg: 9500,
    litres: 12_190,
    density15: 797,
    temperature: 38,
    gaugeBeforeKg: 3200,
    gaugeAfterKg: 12_680,
  },
  load: {
    arrival: { adults: 131, children: 7, bags: 118, baggageKg: 1770, cargoKg: 1240 },
    departure: { adults: 134, children: 8, bags: 126, baggageKg: 1890, cargoKg: 860 },
  },
  messages: [
    { kind: 'MVT', sentMin: 4, text: 'arrival' },
    { kind: 'MVT', sentMin: 27, text: 'delay' },
    { kind: 'LDM', sentMin: 71, text: 'load' },
    { kind: 'MVT', sentMin: 80, text: 'departure' },
  ],
  documents: [
    { letter: 'A', name: 'Fuel delivery note', by: 'Fuelling provider' },
    { letter: 'B', name: 'Catering delivery note', by: 'Caterer' },
    { letter: 'C', name: 'Service record', by: 'Handling provider' },
    { letter: 'D', name: 'Loadsheet and bag count', by: 'Handling provider' },
  ],
  invoice: [
    { item: 'Turnaround, A320', quantity: 1, unit: 'turn', proof: 'C' },
    { item: 'Passenger steps', quantity: 2, unit: 'units', proof: 'C' },
    { item: 'Ground power', from: 'groundPowerMin', unit: 'min', proof: 'C' },
    { item: 'Cabin cleaning', quantity: 1, unit: 'turn', proof: 'C' },
    { item: 'Passenger meals', from: 'passengersOut', unit: 'meals', proof: 'B' },
    { item: 'Crew meals', quantity: 6, unit: 'meals', proof: 'B' },
    { item: 'Jet A-1', from: 'fuelLitres', unit: 'litres', proof: 'A' },
  ],
}

/** Labels of the report. `%s` is replaced by a figure. */
export const reportCopy = {
  documentName: 'Departure report',
  specimen: 'Specimen',
  invented: 'Invented flight. Yours has the same sections.',
  head: {
    flight: 'Flight',
    registration: 'Registration',
    type: 'Type',
    date: 'Date',
    station: 'Station',
    stand: 'Stand',
  },
  timeline: {
    title: 'Planned and actual',
    drawing: 'Planned and actual times on one scale',
    description:
      'For each task, an outline marks the planned time and a bar the actual time. Brass shows the part of a bar beyond the planned end, where a task ended more than three minutes late. The table gives the same times.',
    caption: 'Times in UTC. Deviation at the end of each task, in minutes.',
    heads: ['Task', 'Planned', 'Actual', '±'],
    planned: 'Planned',
    actual: 'Actual',
    late: 'More than %s min late',
  },
  delay: { title: 'Delay', code: 'IATA delay code', minutes: 'min' },
  irregularity: { title: 'Irregularity' },
  fuel: {
    caption: 'Fuel uplift',
    heads: ['Jet A-1', 'Figure'],
    ordered: 'Ordered',
    delivered: 'Delivered',
    density15: 'Density at 15\u00a0°C',
    density: 'Density at %s\u00a0°C',
    mass: 'Delivered mass',
    pounds: 'In pounds',
    gauge: 'Gauge rise',
    difference: 'Rise minus delivery',
  },
  load: {
    caption: 'Passengers, bags, cargo',
    heads: ['On board', 'In', 'Out'],
    adults: 'Adults',
    children: 'Children',
    passengers: 'Passengers',
    bags: 'Bags, pieces',
    baggageKg: 'Bags, kg',
    cargoKg: 'Cargo, kg',
    totalKg: 'In the holds, kg',
  },
  messages: { caption: 'Messages sent', heads: ['Type', 'UTC', 'Content'] },
  documents: { caption: 'Documents attached', heads: ['No.', 'Document', 'From'] },
  invoice: { caption: 'For the invoice check', heads: ['Item', 'Quantity', 'Doc.'] },
}

export const reportExcerpt: readonly string[] = [
  'Doors open',
  'Offload',
  'Catering',
  'Fuelling',
  'Boarding',
  'Off blocks',
]
