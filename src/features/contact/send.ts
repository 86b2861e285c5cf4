import { toE164 } from '#lib/e164.ts'
import { toSendFailure, withinLimit } from './failure.ts'
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
  // Imported here and not above: where storage is blocked, the import itself may throw.
  const emailjs = await import('@emailjs/browser')
  emailjs.init({ publicKey, origin })
  await emailjs.send(serviceId, templateId, {
    user_name: name,
    user_email: email.trim(),
    user_phone: toE164(phone),
    user_message: message,
  })
}
