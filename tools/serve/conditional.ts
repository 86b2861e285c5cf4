import type { IncomingHttpHeaders } from 'node:http'

/** What a conditional request is compared with. `modified`: milliseconds since the epoch. */
export type Version = { etag: string; modified: number }

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Whether the client already holds this version (304). An ETag outranks a date. */
export function isNotModified(headers: IncomingHttpHeaders, version: Version): boolean {
  const held = headers['if-none-match']
  if (held !== undefined) {
    const tags = new Set(held.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
    return tags.has('*') || tags.has(version.etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return wholeSeconds(version.modified) <= since
}

/**
 * The part of a file that the client asks for.
 * @returns `null` for the whole file: no Range, several ranges, one that is malformed, or an
 * If-Range that names another version.
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  version: Version,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const condition = headers['if-range']
  if (condition !== undefined && !isThisVersion(String(condition), version)) return null
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null
  return start > end ? 'unsatisfiable' : { start, end }
}

function isThisVersion(condition: string, { etag, modified }: Version): boolean {
  return condition.includes('"')
    ? condition.trim() === etag
    : Date.parse(condition) === wholeSeconds(modified)
}

/** HTTP dates have no fractions. */
function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000
}
