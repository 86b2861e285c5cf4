import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { readHeaderRules } from '#tools/headers/formats.ts'
import { contentType, isText } from '#tools/headers/mime.ts'
import { findResponseHeaders } from '#tools/headers/policy.ts'
import { findSitePath } from '#content/paths.ts'
import { type MailDeskOptions, createMailDesk } from './maildesk.ts'

/** @param dist folder with the built site */
export type SiteServerOptions = MailDeskOptions & { dist: string }

/** Host configuration and HTML files have no address of their own. */
const HIDDEN = /^\/_(?:headers|redirects)$|\.html$|\/$/
/** sirv misreads any other range. HTTP allows a server to ignore it. */
const RANGE = /^bytes=\d+-\d*$/

/**
 * Serves the built site as a host would: real statuses, compression, security headers, and the local
 * mail desk. It reads `dist` on each request, so a new build needs no restart.
 */
export function createSiteServer({ dist, ...options }: SiteServerOptions): Server {
  const desk = createMailDesk(options)
  // 6 is the default of nginx's Brotli module; that of `compression` is 4.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const compress = compression({ brotli }) as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  const sendFile = sirv(dist, { dev: true, etag: true, extensions: [] })
  return createServer((request, response) => {
    desk(request, response, () =>
      compress(request, response, () => {
        answer(request, response).catch((error: unknown) => {
          options.log(`${request.method} ${JSON.stringify(request.url)} failed: ${String(error)}`)
          response.destroy()
        })
      }),
    )
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rules = await readHeaderRules(dist)
    const setHeaders = (path: string, status: number) => {
      response.statusCode = status
      const headers = findResponseHeaders(rules, path, status)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    }
    const sendNotFound = async () => {
      setHeaders('/404.html', 404)
      response.setHeader('Content-Type', contentType('404.html'))
      response.end(await readFile(join(dist, '404.html')).catch(() => 'Not found'))
    }
    const { method = '', url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') {
      setHeaders('/', 405)
      return void response.end()
    }
    const [address = '', query] = url.split(/\?(.*)/s)
    const path = decode(address)
    if (path === undefined) {
      setHeaders('/', 400)
      return void response.end()
    }
    // `decodeURI` leaves an encoded slash.
    const page = findSitePath(path.replaceAll(/(?:\/|%2F)+/gi, '/'))
    if (page && path !== page) {
      setHeaders('/', 301)
      const location = query === undefined ? page : `${page}?${query}`
      return void response.setHeader('Location', location).end()
    }
    if (!page && HIDDEN.test(path)) return sendNotFound()
    setHeaders(path, 200)
    const file = page ? join(page, 'index.html') : path
    response.setHeader('Content-Type', contentType(file))
    // A range of a text would be compressed as if it were the whole.
    if (isText(file) || !RANGE.test(headers.range ?? '')) delete headers.range
    // sirv neither closes its stream when the client leaves nor handles a read error.
    response.once('pipe', (stream) => {
      stream.once('error', () => response.destroy())
      response.once('close', () => stream.destroy())
    })
    request.url = encodeURI(file)
    sendFile(request, response, sendNotFound)
  }
}

function decode(address: string): string | undefined {
  try {
    return decodeURI(address)
  } catch {
    return undefined
  }
}
