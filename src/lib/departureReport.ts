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
