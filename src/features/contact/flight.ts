import { flightPanel as words } from '#content/contact.ts'
import { services } from '#content/services.ts'
import { normaliseInput, trimInvisible } from '#lib/normaliseInput.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'

type Advice = keyof typeof words.advice
type FlightField = {
  kind: 'select' | 'text' | 'code' | 'multiline'
  /** By default, a quarter of a row. */
  width?: 'half' | 'full'
  check?: { pattern: RegExp; advice: Advice }
}

const ICAO_CODE = { pattern: /^[A-Z]{4}$/i, advice: 'icao' } as const
const TIME = {
  pattern: /^(?:\d{1,2} ?([A-Z]{3} ?)?)?\d{2}:?\d{2} ?(?:Z|ZULU|UTC)?$/i,
  advice: 'time',
} as const
const COUNT = { pattern: /^\d{1,3}$/, advice: 'count' } as const
const REGISTRATION = {
  pattern: /^(?=.*[A-Z])[A-Z0-9]{1,3}-?[A-Z0-9]{1,5}$/i,
  advice: 'registration',
} as const
const MASS = { pattern: /\d\s*(?:kg|kgs|t|tonnes?|lbs?)$/i, advice: 'mtow' } as const

type FlightName = Exclude<keyof typeof words.lines, 'route'> | 'from' | 'to'
export type Flight = Record<FlightName, string>

/** In page order. */
export const FLIGHT_FIELDS: Readonly<Record<FlightName, FlightField>> = {
  service: { kind: 'select', width: 'half' },
  operator: { kind: 'text', width: 'half' },
  callSign: { kind: 'code', width: 'half' },
  registration: { kind: 'code', check: REGISTRATION },
  type: { kind: 'code' },
  mtow: { kind: 'text', check: MASS },
  purpose: { kind: 'text' },
  from: { kind: 'code', check: ICAO_CODE },
  to: { kind: 'code', check: ICAO_CODE },
  eta: { kind: 'code', check: TIME },
  etd: { kind: 'code', check: TIME },
  passengers: { kind: 'text', check: COUNT },
  crew: { kind: 'text', check: COUNT },
  needs: { kind: 'multiline', width: 'full' },
}
export const FLIGHT_NAMES = Object.keys(FLIGHT_FIELDS) as readonly FlightName[]

export const emptyFlight = Object.fromEntries(FLIGHT_NAMES.map((name) => [name, ''])) as Flight

const VALUE_COLUMN = 9

const formatCode = (value: string) => normaliseInput(value).toUpperCase()

/** @returns a heading, and one line per fact in the order in which dispatchers read them, or `''` */
export function composeFlight(flight: Flight): string {
  const service = SERVICE_SLUGS.find((slug) => slug === flight.service)
  const [from, to] = [formatCode(flight.from), formatCode(flight.to)]
  const facts: Record<keyof typeof words.lines, string> = {
    service: service ? services[service].name : '',
    operator: trimInvisible(flight.operator),
    callSign: formatCode(flight.callSign),
    registration: formatCode(flight.registration),
    type: formatCode(flight.type),
    mtow: normaliseInput(flight.mtow),
    purpose: trimInvisible(flight.purpose),
    route: from || to ? [from, words.handlingAirport, to].filter(Boolean).join(' - ') : '',
    eta: formatCode(flight.eta),
    etd: formatCode(flight.etd),
    passengers: normaliseInput(flight.passengers),
    crew: normaliseInput(flight.crew),
    needs: flight.needs.trim().replace(/\r?\n/g, `\n${' '.repeat(VALUE_COLUMN)}`),
  }
  const lines = Object.entries(words.lines).flatMap(([name, label]) => {
    const value = facts[name as keyof typeof facts]
    return value ? label.padEnd(VALUE_COLUMN) + value : []
  })
  return lines.length > 0 ? [words.heading, ...lines].join('\n') : ''
}

export function findAdvice(name: FlightName, flight: Flight): string | undefined {
  const value = normaliseInput(flight[name])
  const { check } = FLIGHT_FIELDS[name]
  return !value || !check || check.pattern.test(value) ? undefined : words.advice[check.advice]
}
