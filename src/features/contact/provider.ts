import { FIELD_NAMES, FIELDS } from './fields.ts'
import type { Message } from './message.ts'

const SEND_TIMEOUT_MS = 15_000
/**
 * The provider's client sends its version in each request. Our request is identical to that of this version.
 */
const CLIENT_VERSION = '4.4.1'
/** A captive portal or a host without a mail service answers with a page and status 200. */
const HTML = /<(?:!doctype html|html|head)\b/i

/**
 * Posts to the e-mail provider of the build, or to the site's own origin if none is set.
 * @throws an error that names the status or the cause; a `TimeoutError` if no answer came in time, although
 * the message may have arrived
 */
export async function post(message: Message): Promise<void> {
  const { publicKey, origin, serviceId, templateId } = AERO_PROVIDER
  const controller = new AbortController()
  // `AbortSignal.timeout` is younger than the oldest browsers that show the site.
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer in ${SEND_TIMEOUT_MS} ms`, 'TimeoutError'))
  }, SEND_TIMEOUT_MS)
  try {
    const response = await fetch(`${origin ?? location.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: CLIENT_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: Object.fromEntries(
          FIELD_NAMES.map((name) => [FIELDS[name].parameter, message[name]]),
        ),
      }),
      signal: controller.signal,
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`Refused with ${response.status}: ${answer}`)
    if (HTML.test(answer.slice(0, 1000))) throw new Error('Answered with a page of HTML')
  } finally {
    clearTimeout(timer)
  }
}
