import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders as OutgoingHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { readPolicyInputs } from '#tools/headers/inputs.ts'
import { responseHeaders } from '#tools/headers/policy.ts'
import { createFileSender, type SendFile } from './files.ts'
import { mailDesk, type MailDeskOptions } from './maildesk.ts'
import { sendText } from './sendText.ts'
import { findTarget, NOT_FOUND } from './target.ts'

/** @param dist folder with the built site */
export type SiteServerOptions = MailDeskOptions & { dist: string }

/** Fallback without the build's inputs: inline scripts do not run. */
const STRICTEST = { scriptHashes: [], providerOrigin: null }
const ORIGIN = /^https?:\/\/[^/?]*/i

/**
 * Creates a server for the built site, as a host would serve it: real statuses, compression,
 * security headers, and the local mail desk. It is stateless, so a new build needs no restart.
 */
export function createSiteServer({ dist, ...options }: SiteServerOptions): Server {
  const desk = mailDesk(options)
  const sendFile = createFileSender(dist)
  return createServer((request, response) => {
    // HTTP/1.1 servers must accept `GET http://host/path` as they accept `GET /path`.
    const { url = '' } = request
    if (ORIGIN.test(url)) request.url = url.replace(ORIGIN, '').replace(/^(?!\/)/, '/')
    desk(request, response, () => {
      answer(request, response, dist, sendFile).catch((error: unknown) => {
        if (response.destroyed || response.writableEnded) return
        options.log(`Failed to answer ${request.method} ${JSON.stringify(url)}: ${String(error)}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'Internal server error')
      })
    })
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  dist: string,
  sendFile: SendFile,
): Promise<void> {
  const inputs = await readPolicyInputs(dist).catch(() => STRICTEST)
  const prepare = (path: string, status: number) => {
    const headers = responseHeaders({ path, status, ...inputs })
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }
  prepare('/', 500)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Method not allowed')
  }
  const sendNotFound = () => {
    prepare('/', 404)
    // Conditions and ranges do not apply to an error page. sirv would send it with status 200.
    request.headers = { 'accept-encoding': request.headers['accept-encoding'] }
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (_: number, headers: unknown) => writeHead(404, headers as OutgoingHeaders)
    sendFile(request, response, NOT_FOUND, () => sendText(response, 404, 'Not found'))
  }
  const target = await findTarget(dist, request.url ?? '')
  if (target.kind === 'file') {
    prepare(target.path, 200)
    sendFile(request, response, target.file, sendNotFound)
  } else if (target.kind === 'moved') {
    response.setHeader('Location', target.location)
    sendText(response, 301, `Moved to ${target.location}`)
  } else if (target.kind === 'malformed') sendText(response, 400, 'Bad request')
  else sendNotFound()
}
