import { form } from '#content/contact.ts'
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

/** Share of the limit above which the form shows the size of the message. */
const LONG_MESSAGE_SHARE = 0.8

const formatKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)}`

/** @returns what the message field says about its size, if it is too long or nearly so */
export function getSizeNotice(values: ContactValues): { error?: string; advice?: string } {
  const size = countMessageBytes(values)
  const fillIn = (text: string) =>
    text
      .replace('{size}', formatKilobytes(size))
      .replace('{limit}', formatKilobytes(MESSAGE_LIMIT_BYTES))
  if (size > MESSAGE_LIMIT_BYTES) return { error: fillIn(form.message.tooLong) }
  return size > MESSAGE_LIMIT_BYTES * LONG_MESSAGE_SHARE
    ? { advice: fillIn(form.message.long) }
    : {}
}
