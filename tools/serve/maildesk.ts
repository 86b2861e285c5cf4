import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './body.ts'
import { isRecord, messageText } from './messageText.ts'
import { keepMessage } from './outbox.ts'
import { sendText } from './sendText.ts'

export type MailDeskOptions = {
  /** Folder that keeps the messages; made when the first one comes. */
  outbox: string
  /** Gets one entry, of several lines, for each message, and one for each that is lost. */
  log: (entry: string) => void
}

/** The provider's path, for which the desk answers in its place. */
export const MAIL_PATH = '/api/v1.0/email/send'
/** Bytes. The provider's own limit. */
const MAX_BODY = 50_000
/** Milliseconds for a client to notice the answer before its upload is cut off. */
const LINGER = 1000

const REQUIRED = [
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const

/**
 * Stands in for the e-mail provider on this machine: takes what its client posts, answers with its
 * statuses and plain texts, and keeps each message in `outbox`. Connect-style: a request for any
 * other path goes to `next`.
 */
export function mailDesk({ outbox, log }: MailDeskOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?')[0] !== MAIL_PATH) {
      next()
      return
    }
    // As the provider does: pages of any origin may post.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.method === 'OPTIONS') sendPreflight(response)
    else if (request.method === 'POST') {
      receive(request, response, { outbox, log }).catch(() => response.destroy())
    } else {
      response.setHeader('Allow', 'POST, OPTIONS')
      sendText(response, 405, 'Method not allowed')
    }
  }
}

function sendPreflight(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Max-Age', '86400')
  response.writeHead(204).end()
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { outbox, log }: MailDeskOptions,
): Promise<void> {
  const text = await readBody(request, MAX_BODY)
  if (text === null) {
    refuseTooLarge(request, response)
    return
  }
  const body = parseJson(text)
  if (!isRecord(body)) {
    sendText(response, 400, 'The request body must be a JSON object')
    return
  }
  const missing = REQUIRED.find(([key]) => typeof body[key] !== 'string' || body[key] === '')
  if (missing) {
    sendText(response, 400, missing[1])
    return
  }
  const message = { receivedAt: new Date().toISOString(), body }
  try {
    log(messageText(message, await keepMessage(outbox, message)))
    sendText(response, 200, 'OK')
  } catch (error) {
    log(`The message was not kept, the outbox ${outbox} cannot be written: ${String(error)}`)
    sendText(response, 500, 'The message could not be stored')
  }
}

/** Closing at once would reset the connection while the client still sends, answer and all. */
function refuseTooLarge(request: IncomingMessage, response: ServerResponse): void {
  const text = 'Variables size limit. The maximum allowed variables size is 50Kb'
  response.writeHead(413, {
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.write(text)
  const timer = setTimeout(finish, LINGER)
  function finish() {
    clearTimeout(timer)
    response.end()
  }
  request.once('end', finish).once('close', finish).resume()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
