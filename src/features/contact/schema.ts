import * as z from 'zod/mini'
import { trimmed } from '#lib/trimmed.ts'
import { digitsOf, E164_MAX_DIGITS } from '#ui/PhoneField/typedNumber.ts'
import { toE164 } from './phone.ts'

/** Fewest digits of a phone number, dial code included. */
const PHONE_MIN_DIGITS = 8

/** Not blank. The value itself stays as it was typed. */
const required = (error: string) =>
  z.string().check(z.refine((value) => trimmed(value) !== '', { error, abort: true }))

/**
 * An address as browsers read it (HTML, "valid e-mail address"), with letters of all scripts, and
 * with a dot in its domain: no desk can answer to one without.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** The validation table. One message a field: what is missing comes before what is malformed. */
export const contactSchema = z.object({
  name: required('Name is required'),
  email: required('Email is required').check(
    z.refine((value) => EMAIL.test(trimmed(value)), { error: 'Invalid email address' }),
  ),
  phone: z.string().check(
    z.refine((value) => !toE164(value) || digitsOf(value).length >= PHONE_MIN_DIGITS, {
      error: 'Phone number is too short',
      abort: true,
    }),
    z.refine((value) => digitsOf(value).length <= E164_MAX_DIGITS, {
      error: 'Phone number is too long',
      abort: true,
    }),
    // No country's code begins with a zero.
    z.refine((value) => !toE164(value).startsWith('+0'), { error: 'Invalid phone number' }),
  ),
  message: required('Message is required'),
})

export type ContactValues = z.infer<typeof contactSchema>

export const emptyContact: ContactValues = { name: '', email: '', phone: '', message: '' }
