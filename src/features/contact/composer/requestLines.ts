import { plainText } from '#lib/asciiDigits.ts'
import { trimmed } from '#lib/trimmed.ts'
import { formatUtc } from './utc.ts'
import type { HandlingRequest } from './flight.ts'

/** Names of the lines, in the order in which a dispatcher reads them. OPR as in a flight plan. */
const LINES = 'SERVICE OPR FLIGHT REG TYPE MTOW PURPOSE ROUTE ETA ETD PAX CREW NEEDS'.split(' ')
const COLUMN = Math.max(...LINES.map((label) => label.length)) + 2

const code = (value: string) => plainText(value).toUpperCase()

/** @returns `OMDB - OKKK - EGLL`, or the half of it that is known */
function route({ from, to }: HandlingRequest, here: string): string {
  const [origin, destination] = [code(from), code(to)]
  return origin || destination ? [origin, here, destination].filter(Boolean).join(' - ') : ''
}

/**
 * Writes a request as lines of a message: a heading, then one line for each fact that was given,
 * its name in a column of fixed width.
 *
 * @param here ICAO code of the airport where the flight is handled
 * @param now decides which years can be left out
 * @returns `''` if no fact was given
 */
export function composeLines(
  request: HandlingRequest,
  here: string,
  heading: string,
  now: Date,
): string {
  const values: Record<string, string> = {
    SERVICE: request.service.trim(),
    OPR: trimmed(request.operator),
    FLIGHT: code(request.flight),
    REG: code(request.registration),
    TYPE: code(request.type),
    MTOW: plainText(request.mtow),
    PURPOSE: trimmed(request.purpose),
    ROUTE: route(request, here),
    ETA: formatUtc(request.eta, now),
    ETD: formatUtc(request.etd, now),
    PAX: plainText(request.passengers),
    CREW: plainText(request.crew),
    NEEDS: request.needs.trim().replace(/\r?\n/g, `\n${' '.repeat(COLUMN)}`),
  }
  const lines = LINES.filter((label) => values[label]).map(
    (label) => label.padEnd(COLUMN) + values[label],
  )
  return lines.length > 0 ? [heading, ...lines].join('\n') : ''
}
