import { toE164 } from './phone.ts'
import { trimInvisible } from '#lib/trimInvisible.ts'
import type { ContactValues } from './schema.ts'

/** The provider accepts 50,000 bytes, including its ids and field names. */
export const MESSAGE_LIMIT_BYTES = 49_000

/** @returns the four fields under the names of the provider's template */
export const createTemplateParams = ({ name, email, phone, message }: ContactValues) => ({
  user_name: name,
  user_email: trimInvisible(email),
  user_phone: toE164(phone),
  user_message: message,
})

export const countMessageBytes = (values: ContactValues): number =>
  new TextEncoder().encode(JSON.stringify(createTemplateParams(values))).length
