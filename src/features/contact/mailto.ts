import { toE164 } from '#lib/e164.ts'
import type { ContactValues } from './schema.ts'

/** The same message as an e-mail of the visitor's own, for when ours did not leave. */
export function mailtoFor(to: string, subject: string, values: ContactValues): string {
  const signature = [values.name, values.email, toE164(values.phone)].filter(Boolean).join('\n')
  const text = `${values.message}\n\n${signature}`.replace(/\r?\n/g, '\r\n')
  // Half a character, as a broken paste leaves it, cannot stand in an address.
  const body = text.replace(/\p{Cs}/gu, '\ufffd')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
