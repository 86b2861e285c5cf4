import { flightPanel as words } from '#content/contact.ts'
import { services } from '#content/services.ts'
import { normaliseInput, trimInvisible } from '#lib/normaliseInput.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'

export const emptyFlight = {
  service: '',
  operator: '',
  callSign: '',
  registration: '',
  type: '',
  mtow: '',
  purpose: '',
  from: '',
  to: '',
  eta: '',
  etd: '',
  passengers: '',
  crew: '',
  needs: '',
}
export type Flight = typeof emptyFlight

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

type Advice = keyof typeof words.advice

const ICAO_CODE = { pattern: /^[A-Z]{4}$/i, advice: 'icao' } as const
const TIME = {
  pattern: /^(?:\d{1,2} ?([A-Z]{3} ?)?)?\d{2}:?\d{2} ?(?:Z|ZULU|UTC)?$/i,
  advice: 'time',
} as const
const COUNT = { pattern: /^\d{1,3}$/, advice: 'count' } as const
const PATTERNS: Partial<Record<keyof Flight, { pattern: RegExp; advice: Advice }>> = {
  registration: { pattern: /^(?=.*[A-Z])[A-Z0-9]{1,3}-?[A-Z0-9]{1,5}$/i, advice: 'registration' },
  mtow: { pattern: /\d\s*(?:kg|kgs|t|tonnes?|lbs?)$/i, advice: 'mtow' },
  from: ICAO_CODE,
  to: ICAO_CODE,
  eta: TIME,
  etd: TIME,
  passengers: COUNT,
  crew: COUNT,
}

export function findAdvice(name: keyof Flight, flight: Flight): string | undefined {
  const value = normaliseInput(flight[name])
  const rule = PATTERNS[name]
  return !value || !rule || rule.pattern.test(value) ? undefined : words.advice[rule.advice]
}
