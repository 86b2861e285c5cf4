import { init, send } from '@emailjs/browser'
import type { ContactValues } from './schema.ts'
import { MESSAGE_LIMIT_BYTES, countMessageBytes, createTemplateParams } from './size.ts'

/** An error with the provider's HTTP status, or 0 if there was no response. */
export class SendFailure extends Error {
  constructor(status: number, text: string, cause?: unknown) {
    super(`The message was not sent (${status}): ${text}`, { cause })
  }
}

/** A captive portal or a redirect answers with an HTML page and status 200. */
const HTML_PAGE = /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype|html|head|body)\b/i

/**
 * Sends a message to the e-mail provider of the build, or to the site's own origin if none is set.
 *
 * @throws SendFailure in every case of failure
 */
export async function sendMessage(values: ContactValues): Promise<void> {
  if (countMessageBytes(values) > MESSAGE_LIMIT_BYTES) {
    throw new SendFailure(413, 'longer than the provider accepts')
  }
  const { publicKey, origin, serviceId, templateId } = AERO_PROVIDER
  init({ publicKey, origin: origin ?? location.origin })
  const { status, text } = await send(serviceId, templateId, createTemplateParams(values)).catch(
    throwSendFailure,
  )
  if (HTML_PAGE.test(text)) throw new SendFailure(status, 'a page of HTML, not the provider')
}

/** The provider's client throws responses, network errors and plain strings. */
function throwSendFailure(thrown: unknown): never {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const { status = 0, text = message } = Object(thrown) as { status?: number; text?: string }
  throw new SendFailure(status, text, thrown)
}
