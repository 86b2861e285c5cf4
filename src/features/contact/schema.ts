import * as z from 'zod/mini'
import { trimInvisible } from '#lib/trimInvisible.ts'
import { keepDigits, E164_MAX_DIGITS } from '#ui/PhoneField/typedNumber.ts'
import { toE164 } from './phone.ts'

/** Smallest number of digits in a phone number, dial code included. */
const PHONE_MIN_DIGITS = 8

/** Rejects blank text. The value itself is not trimmed. */
const required = (error: string) =>
  z.string().check(z.refine((value) => trimInvisible(value) !== '', { error, abort: true }))

/**
 * The HTML standard's "valid e-mail address", plus letters of all scripts, and with at least one dot in
 * the domain, because mail to a single-label domain does not arrive.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Each field reports one error, and a missing value before a malformed one. */
export const contactSchema = z.object({
  name: required('Name is required'),
  email: required('Email is required').check(
    z.refine((value) => EMAIL.test(trimInvisible(value)), { error: 'Invalid email address' }),
  ),
  phone: z.string().check(
    z.refine((value) => !toE164(value) || keepDigits(value).length >= PHONE_MIN_DIGITS, {
      error: 'Phone number is too short',
      abort: true,
    }),
    z.refine((value) => keepDigits(value).length <= E164_MAX_DIGITS, {
      error: 'Phone number is too long',
      abort: true,
    }),
    // No dial code starts with 0.
    z.refine((value) => !toE164(value).startsWith('+0'), { error: 'Invalid phone number' }),
  ),
  message: required('Message is required'),
})

export type ContactValues = z.infer<typeof contactSchema>

export const emptyContact: ContactValues = { name: '', email: '', phone: '', message: '' }
