import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders as OutgoingHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { PolicyInputs } from '#tools/headers/csp.ts'
import { responseHeaders } from '#tools/headers/policy.ts'
import { filesOf, type SendFile } from './files.ts'
import { mailDesk } from './maildesk.ts'
import { policySource } from './policySource.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { sendText } from './sendText.ts'
import { findTarget, NOT_FOUND } from './target.ts'

type Answering = { dist: string; inputs: () => Promise<PolicyInputs>; sendFile: SendFile }

export type SiteServerOptions = {
  /** Folder with the built site. */
  dist: string
  /** Folder that keeps the messages; made when the first one comes. */
  outbox: string
  /** Gets one entry, of one or more lines, for each message and each failure. */
  log: (entry: string) => void
}

/**
 * The built site as a host serves it: real statuses, compression, the policy's headers, and the
 * local mail desk. It holds no state, so a new build needs no restart. Not yet listening.
 */
export function createSiteServer({ dist, outbox, log }: SiteServerOptions): Server {
  const desk = mailDesk({ outbox, log })
  const inputs = policySource(dist, log)
  const answering = { dist, inputs, sendFile: filesOf(dist) }
  const server = createServer((request, response) => {
    desk(request, response, () => {
      answer(request, response, answering).catch((error: unknown) => {
        // A client that goes away in mid-answer is no failure of ours.
        if (response.destroyed || response.writableEnded) return
        log(`Failed to answer ${request.method} ${JSON.stringify(request.url)}: ${String(error)}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'Internal server error')
      })
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    void inputs().then((policy) => refuseUnreadable(error, socket, policy))
  })
  return server
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, inputs, sendFile }: Answering,
): Promise<void> {
  const policy = await inputs()
  const prepare = (path: string, status: number) => {
    const headers = responseHeaders({ path, status, ...policy })
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }
  prepare('/', 500)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Method not allowed')
    return
  }
  const notFound = () => {
    prepare('/', 404)
    // Whatever the client holds, it gets the whole page, and a status that sirv does not know.
    request.headers = { 'accept-encoding': request.headers['accept-encoding'] }
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (_: number, headers: unknown) => writeHead(404, headers as OutgoingHeaders)
    sendFile(request, response, NOT_FOUND, () => sendText(response, 404, 'Not found'))
  }
  const target = await findTarget(dist, request.url ?? '')
  switch (target.kind) {
    case 'file':
      prepare(target.path, 200)
      sendFile(request, response, target.file, notFound)
      return
    case 'moved':
      response.setHeader('Location', target.location)
      sendText(response, 301, `Moved to ${target.location}`)
      return
    case 'malformed':
      sendText(response, 400, 'Bad request')
      return
    case 'missing':
      notFound()
  }
}
