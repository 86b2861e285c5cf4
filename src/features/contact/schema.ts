import * as z from 'zod/mini'
import { countDigits, E164_MAX_DIGITS, toE164 } from '#lib/e164.ts'

/** Fewest digits of a phone number, dial code included. */
export const PHONE_MIN_DIGITS = 8

const blank = /^[\s\p{Cf}]*$/u

/** Not blank. The value itself stays as it was typed. */
const required = (error: string) =>
  z.string().check(z.refine((value) => !blank.test(value), { error, abort: true }))

/** The validation table. One message a field: what is missing comes before what is malformed. */
export const contactSchema = z.object({
  name: required('Name is required'),
  email: required('Email is required').check(
    z.refine((value) => z.email().safeParse(value.trim()).success, {
      error: 'Invalid email address',
    }),
  ),
  phone: z.string().check(
    z.refine((value) => !toE164(value) || countDigits(value) >= PHONE_MIN_DIGITS, {
      error: 'Phone number is too short',
      abort: true,
    }),
    z.refine((value) => countDigits(value) <= E164_MAX_DIGITS, {
      error: 'Phone number is too long',
    }),
  ),
  message: required('Message is required'),
})

export type ContactValues = z.infer<typeof contactSchema>

export const emptyContact: ContactValues = { name: '', email: '', phone: '', message: '' }
