import { toE164 } from '#lib/e164.ts'
import { SendFailure, toSendFailure, withinLimit } from './failure.ts'
import { providerFrom } from './provider.ts'
import type { ContactValues } from './schema.ts'

/**
 * Hands a message to the e-mail provider.
 * @throws SendFailure, whatever went wrong
 */
export async function sendMessage(values: ContactValues): Promise<void> {
  try {
    await withinLimit(deliver(values))
  } catch (thrown) {
    throw toSendFailure(thrown)
  }
}

async function deliver({ name, email, phone, message }: ContactValues) {
  const { publicKey, origin, serviceId, templateId } = providerFrom(
    import.meta.env,
    location.origin,
  )
  hideBlockedStorage()
  const emailjs = await import('@emailjs/browser').catch((cause: unknown) => {
    throw new SendFailure(0, String(cause), cause, true)
  })
  emailjs.init({ publicKey, origin })
  await emailjs.send(serviceId, templateId, {
    user_name: name,
    user_email: email.trim(),
    user_phone: toE164(phone),
    user_message: message,
  })
}

/** The client looks for storage as it loads. Where that is blocked, looking throws: then it has none. */
function hideBlockedStorage() {
  try {
    void localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  }
}
