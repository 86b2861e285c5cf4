import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { PolicyInputs } from '#tools/headers/csp.ts'
import { responseHeaders } from '#tools/headers/policy.ts'
import { mailDesk } from './maildesk.ts'
import { policySource } from './policySource.ts'
import { sendFile } from './sendFile.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { sendText } from './sendText.ts'
import { findTarget } from './target.ts'

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
  const server = createServer((request, response) => {
    desk(request, response, () => {
      answer(request, response, dist, inputs).catch((error: unknown) => {
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
  dist: string,
  inputs: () => Promise<PolicyInputs>,
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
  const target = await findTarget(dist, request.url ?? '')
  switch (target.kind) {
    case 'file':
      prepare(target.path, 200)
      await sendFile(request, response, target.file, 200)
      return
    case 'moved':
      response.setHeader('Location', target.location)
      sendText(response, 301, `Moved to ${target.location}`)
      return
    case 'malformed':
      sendText(response, 400, 'Bad request')
      return
    case 'missing':
      await sendNotFound(request, response, dist)
  }
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, dist: string) {
  try {
    await sendFile(request, response, join(dist, '404.html'), 404)
  } catch (error) {
    if (response.headersSent) throw error
    sendText(response, 404, 'Not found')
  }
}
