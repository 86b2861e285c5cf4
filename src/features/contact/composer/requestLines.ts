import { normaliseInput } from '#lib/normaliseInput.ts'
import { trimInvisible } from '#lib/trimInvisible.ts'
import { formatUtc } from './utc.ts'
import type { HandlingRequest } from './flight.ts'

/** Labels in the order in which dispatchers read them. `OPR` (operator) is from the flight plan. */
const LABELS = 'SERVICE OPR FLIGHT REG TYPE MTOW PURPOSE ROUTE ETA ETD PAX CREW NEEDS'.split(' ')
const VALUE_COLUMN = Math.max(...LABELS.map((label) => label.length)) + 2

const formatCode = (value: string) => normaliseInput(value).toUpperCase()

/** @returns for example `OMDB - OKKK - EGLL`, without an end that is not known */
function formatRoute({ from, to }: HandlingRequest, handlingAirport: string): string {
  const [origin, destination] = [formatCode(from), formatCode(to)]
  return origin || destination
    ? [origin, handlingAirport, destination].filter(Boolean).join(' - ')
    : ''
}

/**
 * Formats a heading, and one line per fact with its label in a column of fixed width.
 *
 * @param handlingAirport ICAO code of the airport where the flight is handled
 * @param now reference for omitting the current year from dates
 * @returns `''` if the request has no facts
 */
export function composeLines(
  request: HandlingRequest,
  handlingAirport: string,
  heading: string,
  now: Date,
): string {
  const values: Record<string, string> = {
    SERVICE: request.service.trim(),
    OPR: trimInvisible(request.operator),
    FLIGHT: formatCode(request.flight),
    REG: formatCode(request.registration),
    TYPE: formatCode(request.type),
    MTOW: normaliseInput(request.mtow),
    PURPOSE: trimInvisible(request.purpose),
    ROUTE: formatRoute(request, handlingAirport),
    ETA: formatUtc(request.eta, now),
    ETD: formatUtc(request.etd, now),
    PAX: normaliseInput(request.passengers),
    CREW: normaliseInput(request.crew),
    NEEDS: request.needs.trim().replace(/\r?\n/g, `\n${' '.repeat(VALUE_COLUMN)}`),
  }
  const lines = LABELS.filter((label) => values[label]).map(
    (label) => label.padEnd(VALUE_COLUMN) + values[label],
  )
  return lines.length > 0 ? [heading, ...lines].join('\n') : ''
}
