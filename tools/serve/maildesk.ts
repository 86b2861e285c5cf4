import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'

export type MailDeskOptions = {
  /** Folder for the messages, created with the first one. */
  outbox: string
  /** Receives one entry for each message and one for each failure. */
  log: (entry: string) => void
}

type Result = { status: number; reply: string }

/** The path of the provider's API. */
export const MAIL_PATH = '/api/v1.0/email/send'
const MAX_BODY_BYTES = 50_000
/** The provider takes a request without a version too, but ours always has one. */
const REQUIRED = {
  user_id: 'user ID',
  service_id: 'service ID',
  template_id: 'template ID',
  lib_version: 'library version',
}

/**
 * Replaces the e-mail provider on this machine: accepts the posts of its client, responds with its
 * statuses and texts, and stores each message in `outbox`. Calls `next` for other paths.
 */
export function createMailDesk(options: MailDeskOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?')[0] !== MAIL_PATH) return next()
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST' }).end()
      return
    }
    receive(request, options).then(
      ({ status, reply }) => {
        response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reply)
      },
      () => response.destroy(),
    )
  }
}

async function receive(request: IncomingMessage, options: MailDeskOptions): Promise<Result> {
  const json = await text(request)
  if (Buffer.byteLength(json) > MAX_BODY_BYTES) {
    const reply = 'Variables size limit. The maximum allowed variables size is 50Kb'
    return { status: 413, reply }
  }
  const body = parseObject(json)
  if (!body) return { status: 400, reply: 'The request body must be a JSON object' }
  const missing = Object.entries(REQUIRED).find(([key]) => !body[key])
  if (missing) return { status: 400, reply: `The ${missing[1]} is required` }
  return await store(body, options)
}

async function store(body: Record<string, unknown>, options: MailDeskOptions): Promise<Result> {
  const { outbox, log } = options
  const receivedAt = new Date().toISOString()
  // The name sorts by time.
  const file = join(outbox, `${receivedAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}.json`)
  try {
    // Only the owner may read it: a message holds personal data.
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify({ receivedAt, body }, null, 2)}\n`, { mode: 0o600 })
    log(`Message received, stored in ${file}\n${inspect(body.template_params)}`)
    return { status: 200, reply: 'OK' }
  } catch (error) {
    log(`The message was not stored: ${String(error)}`)
    return { status: 500, reply: 'The message could not be stored' }
  }
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  } catch {
    return undefined
  }
}
