import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { NO_CACHE } from '#tools/headers/policy.ts'
import { type ByteRange, isNotModified, requestedRange } from './conditional.ts'
import { openRepresentation, type Representation } from './representation.ts'

/**
 * Answers with a file: negotiated, conditional and in part, as the request asks. With a status
 * other than 200 the whole file is sent, whatever version the client holds.
 * @throws the file system's error when the file cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): Promise<void> {
  const form = await openRepresentation(file, header(request, 'accept-encoding'))
  try {
    describe(response, form)
    const part = status === 200 ? conditions(request, response, form) : wholeOf(form, status)
    response.statusCode = part.status
    if (!part.range) {
      response.end()
      return
    }
    const { start, end } = part.range
    response.setHeader('Content-Length', end - start + 1)
    // A stream cannot be asked for no bytes at all.
    if (request.method === 'HEAD' || end < start) response.end()
    else await pipeline(form.handle.createReadStream({ start, end }), response)
  } finally {
    await form.handle.close()
  }
}

function describe(response: ServerResponse, form: Representation): void {
  response.setHeader('Content-Type', form.type)
  if (form.negotiated) response.setHeader('Vary', 'Accept-Encoding')
  else response.setHeader('Accept-Ranges', 'bytes')
  if (form.coding !== 'identity') response.setHeader('Content-Encoding', form.coding)
}

type Part = { status: number; range: ByteRange | null }

function wholeOf({ size }: Representation, status: number): Part {
  return { status, range: { start: 0, end: size - 1 } }
}

function conditions(
  request: IncomingMessage,
  response: ServerResponse,
  form: Representation,
): Part {
  response.setHeader('ETag', form.etag)
  response.setHeader('Last-Modified', new Date(form.modified).toUTCString())
  if (isNotModified(request.headers, form)) return { status: 304, range: null }
  // Film players and PDF viewers ask for parts; text comes compressed, and whole.
  const ranged = request.method === 'GET' && !form.negotiated
  const range = ranged ? requestedRange(request.headers, form, form.size) : null
  if (range === null) return wholeOf(form, 200)
  const known = range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`
  response.setHeader('Content-Range', `bytes ${known}/${form.size}`)
  if (range !== 'unsatisfiable') return { status: 206, range }
  response.setHeader('Cache-Control', NO_CACHE)
  return { status: 416, range: null }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
