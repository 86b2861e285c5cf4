import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRecord, messageText } from './messageText.ts'
import { keepMessage } from './outbox.ts'
import { sendText } from './sendText.ts'

export type MailDeskOptions = {
  /** Folder for the messages, created with the first one. */
  outbox: string
  /** Receives one entry for each message and one for each failure. */
  log: (entry: string) => void
}

/** The path of the provider's API. */
export const MAIL_PATH = '/api/v1.0/email/send'
/** The provider's own limit. */
const MAX_BODY_BYTES = 50_000
/** A longer upload is cut off unread. */
const MAX_READ_BYTES = 1_000_000

const REQUIRED = [
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const

/**
 * Replaces the e-mail provider on this machine: accepts the posts of its client, responds with its
 * statuses and texts, and stores each message in `outbox`. Calls `next` for other paths.
 */
export function mailDesk(options: MailDeskOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?')[0] !== MAIL_PATH) {
      next()
      return
    }
    // The provider accepts posts from pages of any origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.method === 'OPTIONS') sendPreflight(response)
    else if (request.method === 'POST') {
      receive(request, response, options).catch(() => response.destroy())
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
  const text = await readBody(request)
  if (text === null) {
    const limit = 'Variables size limit. The maximum allowed variables size is 50Kb'
    response.setHeader('Connection', 'close')
    return sendText(response, 413, limit)
  }
  const body = parseJson(text)
  if (!isRecord(body)) return sendText(response, 400, 'The request body must be a JSON object')
  const missing = REQUIRED.find(([key]) => typeof body[key] !== 'string' || body[key] === '')
  if (missing) return sendText(response, 400, missing[1])
  if (!isFlat(body)) return sendText(response, 400, 'The request body must hold only texts')
  const message = { receivedAt: new Date().toISOString(), body }
  try {
    log(messageText(message, await keepMessage(outbox, message)))
    sendText(response, 200, 'OK')
  } catch (error) {
    log(`The message was not kept, the outbox ${outbox} cannot be written: ${String(error)}`)
    sendText(response, 500, 'The message could not be stored')
  }
}

/**
 * Reads on beyond the limit for a while, because a client reads the response after it has sent its
 * request.
 * @returns the text, or null beyond the limit
 */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    if (size > MAX_READ_BYTES) break
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString('utf8') : null
}

/** Whether every value is a string, as the provider's client sends them. */
function isFlat({ template_params: params = {}, ...rest }: Record<string, unknown>): boolean {
  return (
    isRecord(params) &&
    [...Object.values(rest), ...Object.values(params)].every((value) => typeof value === 'string')
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
