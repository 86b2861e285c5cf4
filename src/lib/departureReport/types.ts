/** Minutes after the scheduled on-blocks time; negative before it. */
type Minute = number

/** Something that has a duration has two minutes, its start and its end. */
export type Moment = Minute | readonly [from: Minute, to: Minute]

export type ReportTask = { name: string; planned: Moment; actual: Moment }

/** What is on board, in pieces and kilograms. */
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
  /** Which of the computed texts it carries. */
  text: 'arrival' | 'delay' | 'load' | 'departure'
}

/** A line of an invoice: its quantity is given, or taken from elsewhere in the report. */
export type InvoiceLine = {
  item: string
  unit: string
  /** Letter of the document that proves it. */
  proof: string
} & ({ quantity: number } | { from: 'groundPowerMin' | 'fuelLitres' | 'passengersOut' })

/** A departure report as it is written down. `model.ts` computes everything that follows from it. */
export type DepartureReport = {
  flight: string
  registration: string
  type: string
  station: string
  stand: string
  /** ISO 8601, UTC. */
  scheduledOnBlocks: string
  landedMin: Minute
  airborneMin: Minute
  /** A task that ends further from its planned time than this is marked. */
  toleranceMin: number
  /** The first is on-blocks, the last off-blocks. */
  tasks: readonly ReportTask[]
  /** Name of the task whose minutes are invoiced as ground power. */
  groundPower: string
  delay: { iataCode: number; meaning: string; cause: string; estimatedOffBlocksMin: Minute }
  irregularity: { title: string; log: readonly { atMin: Minute; text: string }[] }
  fuel: {
    orderedKg: number
    /** From the delivery note. */
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

/** A table as it is printed: the first cell of a row names it. */
export type ReportTable = {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The words around the figures. `%s` stands for a figure. */
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
