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

/** A table for display; the first cell of each row is its header. */
export type ReportTable = {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Labels of the report. `%s` is replaced by a figure. */
export type ReportCopy = {
  documentName: string
  specimen: string
  invented: string
  head: Record<'flight' | 'registration' | 'type' | 'date' | 'station' | 'stand', string>
  timeline: {
    title: string
    drawing: string
    description: string
    caption: string
    heads: readonly string[]
    planned: string
    actual: string
    late: string
  }
  delay: { title: string; code: string; minutes: string }
  irregularity: { title: string }
  fuel: { title: string; heads: readonly string[] } & Record<
    'ordered' | 'delivered' | 'density15' | 'density' | 'mass' | 'pounds' | 'gauge' | 'difference',
    string
  >
  load: { title: string; heads: readonly string[] } & Record<
    'adults' | 'children' | 'passengers' | 'bags' | 'baggageKg' | 'cargoKg' | 'totalKg',
    string
  >
  messages: { title: string; heads: readonly string[] }
  documents: { title: string; heads: readonly string[] }
  invoice: { title: string; heads: readonly string[] }
}
