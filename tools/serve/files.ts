import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { contentType, isText } from '#tools/headers/mime.ts'

/** @param path absolute, decoded path of a file. `onMissing` is called if it no longer exists. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  onMissing: () => void,
) => void

/**
 * Sends files of `dist` through sirv, compressed where the client accepts it. `dev` makes sirv read
 * the folder on each request, so a new build is served at once.
 */
export function createFileSender(dist: string): SendFile {
  const options = { dev: true, etag: true, extensions: [] }
  const sendText = sirv(dist, { ...options, gzip: true, brotli: true })
  const sendBinary = sirv(dist, options)
  return (request, response, path, onMissing) => {
    const type = contentType(path)
    const { headers, method } = request
    if (isText(type) || method === 'HEAD' || headers['if-range'] || !isRange(headers.range)) {
      delete headers.range
    }
    response.setHeader('Content-Type', type)
    // sirv neither closes its stream when the client leaves nor handles a read error.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy())
      response.once('close', () => file.destroy())
    })
    request.url = encodeURI(path)
    const send = isText(type) ? sendText : sendBinary
    send(request, response, onMissing)
  }
}

/** Whether sirv reads the Range correctly. HTTP allows a server to ignore any other. */
function isRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  return first !== undefined && (!last || (Number(last) > 0 && Number(first) <= Number(last)))
}
