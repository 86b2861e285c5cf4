import * as z from 'zod/mini'
import type { Handover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { trimInvisible } from '#lib/normaliseInput.ts'
import { E164_MAX_DIGITS, keepDigits, type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'
import { composeFlight, emptyFlight } from './flight.ts'

const PHONE_MIN_DIGITS = 8

export const KUWAIT: Phone = { iso2: 'kw', dialCode: '965', text: '+965' }

/** The form as typed. */
export const emptyContact = {
  name: '',
  email: '',
  phone: KUWAIT,
  message: '',
  flight: emptyFlight,
  /** Lines of instruments, at most one block of each service. */
  handovers: [] as readonly Handover[],
  /** The service in the address of the last visit. It chooses the flight's service once. */
  asked: undefined as ServiceSlug | undefined,
}
export type ContactValues = typeof emptyContact

export type Attachment = { source: 'flight' | ServiceSlug; text: string }

/** @returns the blocks that are sent in front of the visitor's own words */
export const listAttachments = ({ flight, handovers }: ContactValues): readonly Attachment[] =>
  [
    { source: 'flight' as const, text: composeFlight(flight) },
    ...handovers.map(({ service, lines }) => ({ source: service, text: lines.join('\n') })),
  ].filter(({ text }) => text)

/** @returns the message as it is sent, or `''` if it says nothing but the service */
export function composeMessage(values: ContactValues): string {
  const { service: _, ...facts } = values.flight
  const attachments = listAttachments(values)
  const isBlank = !trimInvisible(values.message)
  if (isBlank && values.handovers.length === 0 && !Object.values(facts).some(trimInvisible))
    return ''
  return [...attachments.map(({ text }) => text), ...(isBlank ? [] : [values.message])].join('\n\n')
}

/** Rejects blank text. The value itself is not trimmed. */
const required = (error: string) =>
  z.string().check(z.refine((value) => trimInvisible(value) !== '', { error, abort: true }))

/**
 * The HTML standard's "valid e-mail address", plus letters of all scripts, and with at least one dot in
 * the domain, because mail to a single-label domain does not arrive.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Turns the form as typed into what is sent. Each field reports one error. */
export const contactSchema = z.pipe(
  z.transform((values: ContactValues) => ({
    name: values.name,
    email: trimInvisible(values.email),
    phone: readPhone(values.phone).number,
    message: composeMessage(values),
  })),
  z.object({
    name: required('Name is required'),
    email: required('Email is required').check(
      z.refine((value) => EMAIL.test(value), { error: 'Invalid email address' }),
    ),
    phone: z.string().check(
      z.refine((value) => !value || keepDigits(value).length >= PHONE_MIN_DIGITS, {
        error: 'Phone number is too short',
        abort: true,
      }),
      z.refine((value) => keepDigits(value).length <= E164_MAX_DIGITS, {
        error: 'Phone number is too long',
      }),
    ),
    message: required('Message is required'),
  }),
)

export type Message = z.infer<typeof contactSchema>
