import { init, send } from '@emailjs/browser'
import { FIELD_NAMES, FIELDS, type Message } from './fields.ts'

/** The provider accepts 50,000 bytes, including its ids and the names of the parameters. */
export const MESSAGE_LIMIT_BYTES = 49_000

const createParameters = (message: Message) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [FIELDS[name].parameter, message[name]]))

export const countBytes = (message: Message): number =>
  new TextEncoder().encode(JSON.stringify(createParameters(message))).length

/**
 * Posts to the e-mail provider of the build, or to the site's own origin if none is set.
 *
 * @throws an error that names the status, or why there is none
 */
export async function post(message: Message): Promise<void> {
  const { publicKey, origin, serviceId, templateId } = AERO_PROVIDER
  init({ publicKey, origin: origin ?? location.origin })
  const { text } = await send(serviceId, templateId, createParameters(message)).catch(
    (cause: unknown) => {
      // The client rejects with its response, which is no `Error`.
      throw cause instanceof Error ? cause : new Error(`Refused: ${JSON.stringify(cause)}`)
    },
  )
  // A captive portal or a host without a mail service answers with a page and status 200.
  if (/<(?:!doctype html|html|head)\b/i.test(text.slice(0, 1000))) {
    throw new Error('Answered with a page of HTML')
  }
}
