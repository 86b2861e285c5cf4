import { keepVisible } from '#lib/normaliseInput.ts'
import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

/** What makes a result: the tool of a service, or the flight on Home. */
export const RESULT_SOURCES = [...SERVICE_SLUGS, 'flight'] as const

/** The result of a tool, as lines of text. */
export type ToolResult = {
  service: ServiceSlug | 'flight'
  text: string
}

export const RESULT_ANCHOR = 'result'
/** More than twice the longest result. */
const MAX_LENGTH = 2000
const MAX_LINES = 60
const MAX_FIELD_LENGTH = 20

/**
 * Writes a result into the hash of a link to the contact form, so that the link also works in a new tab.
 * No server sees a hash, and a result has no personal data.
 */
export const formatResultHash = (result: ToolResult, flight?: LinkedFlight): string =>
  `${RESULT_ANCHOR}?${new URLSearchParams({ ...result, ...flight }).toString()}`

/** Fields of the contact form's flight panel that a link may fill in. */
const PANEL_FIELDS = ['eta', 'etd', 'passengers'] as const
export type LinkedResult = { result: ToolResult; flight: LinkedFlight }
export type LinkedFlight = Partial<Record<(typeof PANEL_FIELDS)[number], string>>

/**
 * Reads the result in a hash. Anybody can write such a link: all that it can do is to attach a text of
 * limited length, which the visitor sees and can remove.
 */
export function readResultHash(hash: string): LinkedResult | undefined {
  const [anchor, query = ''] = hash.split('?', 2)
  // Mail clients escape `&` as HTML.
  const parameters = new URLSearchParams(query.replaceAll('&amp;', '&'))
  const service = RESULT_SOURCES.find((slug) => slug === parameters.get('service'))
  const text = keepVisible(parameters.get('text') ?? '')
    .split('\n', MAX_LINES)
    .join('\n')
    .slice(0, MAX_LENGTH)
  if (anchor !== `#${RESULT_ANCHOR}` || !service || !text) return undefined
  const flight = PANEL_FIELDS.flatMap((name) => {
    const value = keepVisible(parameters.get(name) ?? '').slice(0, MAX_FIELD_LENGTH)
    return value ? [[name, value]] : []
  })
  return { result: { service, text }, flight: Object.fromEntries(flight) as LinkedFlight }
}
