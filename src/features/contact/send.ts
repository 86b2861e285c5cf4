import { init, send } from '@emailjs/browser'
import type { ContactValues } from './schema.ts'
import { bytesOf, LIMIT_BYTES, templateParams } from './size.ts'

/** Why a message did not leave: the provider's HTTP status, or 0 where it gave no answer at all. */
export class SendFailure extends Error {
  constructor(status: number, text: string, cause?: unknown) {
    super(`The message was not sent (${status}): ${text}`, { cause })
  }
}

/** What a captive portal, or a redirect to a home page, answers in the provider's place. */
const HTML_PAGE = /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype|html|head|body)\b/i

/**
 * Hands a message to the e-mail provider that the build names, else to the site's own origin.
 * @throws SendFailure, whatever went wrong
 */
export async function sendMessage(values: ContactValues): Promise<void> {
  if (bytesOf(values) > LIMIT_BYTES) throw new SendFailure(413, 'longer than the provider takes')
  const { publicKey, origin, serviceId, templateId } = AERO_PROVIDER
  init({ publicKey, origin: origin ?? location.origin })
  const { status, text } = await send(serviceId, templateId, templateParams(values)).catch(refuse)
  if (HTML_PAGE.test(text)) throw new SendFailure(status, 'a page of HTML, not the provider')
}

/** The client throws the provider's answers, errors of the network, and plain strings. */
function refuse(thrown: unknown): never {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  const { status = 0, text = said } = Object(thrown) as { status?: number; text?: string }
  throw new SendFailure(status, text, thrown)
}
