import { toE164 } from './phone.ts'
import { trimmed } from '#lib/trimmed.ts'
import type { ContactValues } from './schema.ts'

/** Bytes. The provider takes 50,000 with the envelope: its ids and names of fields. */
export const LIMIT_BYTES = 49_000

/** The four fields as the provider gets them. */
export const templateParams = ({ name, email, phone, message }: ContactValues) => ({
  user_name: name,
  user_email: trimmed(email),
  user_phone: toE164(phone),
  user_message: message,
})

/** @returns the size of a message on its way, in bytes */
export const bytesOf = (values: ContactValues): number =>
  new TextEncoder().encode(JSON.stringify(templateParams(values))).length
