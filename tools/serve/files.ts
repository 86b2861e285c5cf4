import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { contentType, isText } from '#tools/headers/mime.ts'
import { NO_CACHE } from '#tools/headers/policy.ts'

/** @param path of a file, absolute, decoded; `gone` is called if it is no longer there. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  gone: () => void,
) => void

/**
 * Sends files of `dist`: the compressed form that the client takes, nothing that it still holds,
 * and of a film or document the part that it asks for. Nothing is kept between requests, so a new
 * build is served at once.
 */
export function filesOf(dist: string): SendFile {
  const options = { dev: true, etag: true, extensions: [] }
  const text = sirv(dist, { ...options, gzip: true, brotli: true })
  const rest = sirv(dist, { ...options, setHeaders: judgePart })
  return (request, response, path, gone) => {
    const type = contentType(path)
    const isWhole = isText(type) || request.method === 'HEAD' || !isPart(request.headers.range)
    if (isWhole) delete request.headers.range
    response.setHeader('Content-Type', type)
    // sirv leaves its stream open where the client goes away, and unwatched where the file does.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy())
      response.once('close', () => file.destroy())
    })
    request.url = encodeURI(path)
    const send = isText(type) ? text : rest
    send(request, response, gone)
  }
}

/** The last so many bytes. */
const SUFFIX = /^bytes=-(\d+)$/

/** Whether sirv reads a Range right: it takes whatever it gets for one part from its start on. */
function isPart(range = ''): boolean {
  if (SUFFIX.test(range)) return true
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  // An end of 0 it takes for none.
  return first !== undefined && (!last || (Number(last) > 0 && Number(first) <= Number(last)))
}

/** The whole where If-Range names another version; a part that does not exist is not kept. */
function judgePart(response: ServerResponse, _path: string, file: { mtime: Date; size: number }) {
  const { headers } = response.req
  const condition = headers['if-range']
  if (condition !== undefined && condition !== file.mtime.toUTCString()) delete headers.range
  const [, length] = SUFFIX.exec(headers.range ?? '') ?? []
  if (length) headers.range = `bytes=${Math.max(0, file.size - Number(length))}-`
  const first = /\d+/.exec(headers.range ?? '')?.[0]
  if (Number(first) >= file.size) response.setHeader('Cache-Control', NO_CACHE)
}
