import { keepVisible } from '#lib/normaliseInput.ts'
import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

export type ToolResult = {
  service: ServiceSlug
  text: string
}

export const RESULT_ANCHOR = 'result'
const MAX_LENGTH = 2000
const MAX_LINES = 60

/**
 * Writes a result into the hash of a link to the contact form, so that the link also works in a new tab.
 * No server sees a hash, and a result has no personal data.
 */
export const formatResultHash = (result: ToolResult): string =>
  `${RESULT_ANCHOR}?${new URLSearchParams(result).toString()}`

/**
 * Reads the result in a hash. Anybody can write such a link: all that it can do is to attach a text of
 * limited length, which the visitor sees and can remove.
 */
export function readResultHash(hash: string): ToolResult | undefined {
  const [anchor, query = ''] = hash.split('?', 2)
  const parameters = new URLSearchParams(query.replaceAll('&amp;', '&'))
  const service = SERVICE_SLUGS.find((slug) => slug === parameters.get('service'))
  const text = keepVisible(parameters.get('text') ?? '')
    .split('\n', MAX_LINES)
    .join('\n')
    .slice(0, MAX_LENGTH)
  if (anchor !== `#${RESULT_ANCHOR}` || !service || !text) return undefined
  return { service, text }
}
