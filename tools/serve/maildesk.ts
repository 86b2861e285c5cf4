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

/** The path of the provider's API. */
export const MAIL_PATH = '/api/v1.0/email/send'

/**
 * Replaces the e-mail provider on this machine: answers the form's posts as the provider does, and stores
 * each message in `outbox`. Calls `next` for other paths.
 */
export function createMailDesk(options: MailDeskOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?')[0] !== MAIL_PATH) return next()
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST' }).end()
      return
    }
    store(request, options).then(
      () => response.end('OK'),
      (error: unknown) => {
        options.log(`The message was not stored: ${String(error)}`)
        response.writeHead(500).end('The message could not be stored')
      },
    )
  }
}

async function store(request: IncomingMessage, { outbox, log }: MailDeskOptions): Promise<void> {
  const body = JSON.parse(await text(request)) as { template_params?: unknown }
  const receivedAt = new Date().toISOString()
  // The name sorts by time.
  const file = join(outbox, `${receivedAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}.json`)
  // Only the owner may read it: a message holds personal data.
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify({ receivedAt, body }, null, 2)}\n`, { mode: 0o600 })
  log(`Message received, stored in ${file}\n${inspect(body.template_params)}`)
}
