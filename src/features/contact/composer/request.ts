import { plainText } from '#lib/asciiDigits.ts'
import { formatUtc } from '#lib/utc.ts'

const FIELDS = [
  ...(['service', 'registration', 'type', 'mtow', 'from', 'to'] as const),
  ...(['eta', 'etd', 'passengers', 'crew', 'needs'] as const),
]

/** What the composer asks for: all as typed, `''` where nothing was. */
export type HandlingRequest = Record<(typeof FIELDS)[number], string>

export const emptyRequest = Object.fromEntries(FIELDS.map((name) => [name, ''])) as HandlingRequest

/** Names of the lines, in the order in which a dispatcher reads them. */
const LINES = ['SERVICE', 'REG', 'TYPE', 'MTOW', 'ROUTE', 'ETA', 'ETD', 'PAX', 'CREW', 'NEEDS']
const COLUMN = Math.max(...LINES.map((label) => label.length)) + 2

const code = (value: string) => plainText(value).toUpperCase()

/** `OMDB - OKKK - EGLL`, or the half of it that is known. */
function route({ from, to }: HandlingRequest, here: string): string {
  const [origin, destination] = [code(from), code(to)]
  return origin || destination ? [origin, here, destination].filter(Boolean).join(' - ') : ''
}

/**
 * The request as lines of a message: a heading, then one line a fact, its name in a column of fixed
 * width. What was not given has no line.
 *
 * @param here ICAO code of the airport at which the flight is handled.
 * @param now by which a year goes without saying.
 * @returns `''` where nothing was given.
 */
export function composeLines(
  request: HandlingRequest,
  here: string,
  heading: string,
  now: Date,
): string {
  const values: Record<string, string> = {
    SERVICE: request.service.trim(),
    REG: code(request.registration),
    TYPE: code(request.type),
    MTOW: plainText(request.mtow),
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
