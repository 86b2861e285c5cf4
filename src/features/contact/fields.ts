import * as z from 'zod/mini'
import { form as words } from '#content/contact.ts'
import { normaliseAddress, trimInvisible } from '#lib/normaliseInput.ts'
import { E164_MAX_DIGITS, keepDigits, type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'

const PHONE_MIN_DIGITS = 8

export type FieldValues = { name: string; email: string; phone: Phone; message: string }
export type FieldName = keyof FieldValues

export const emptyFields: FieldValues = {
  name: '',
  email: '',
  phone: { iso2: 'kw', text: '+965' },
  message: '',
}

type Field = {
  width: 'half' | 'full'
  autoComplete: string
  isRequired: boolean
  parameter: string
  words: { label: string; hint?: string; placeholder?: string }
}

export const FIELDS: Readonly<Record<FieldName, Field>> = {
  name: {
    width: 'half',
    autoComplete: 'name',
    isRequired: true,
    parameter: 'user_name',
    words: words.name,
  },
  email: {
    width: 'half',
    autoComplete: 'email',
    isRequired: true,
    parameter: 'user_email',
    words: words.email,
  },
  phone: {
    width: 'full',
    autoComplete: 'tel',
    isRequired: false,
    parameter: 'user_phone',
    words: words.phone,
  },
  message: {
    width: 'full',
    autoComplete: 'off',
    isRequired: true,
    parameter: 'user_message',
    words: words.message,
  },
}
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

/** @returns the text of each field as it is sent */
export const composeFields = (values: FieldValues): Record<FieldName, string> => ({
  name: values.name,
  email: readAddress(values.email),
  phone: readPhone(values.phone).number,
  message: values.message,
})

export const isGiven = (text: string) => trimInvisible(text) !== ''

/**
 * The HTML standard's "valid e-mail address", plus letters of all scripts, and with at least one dot in
 * the domain, because mail to a single-label domain does not arrive.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * @returns the address in what mail programs copy, such as `Jane Roe <jane@example.com>;` or a `mailto:`
 * link; any other text as it is, for the visitor to correct
 */
export function readAddress(text: string): string {
  const typed = normaliseAddress(text)
  const address = (/^[^<>]*<([^<>]+)>[^<>\w]*$/.exec(typed)?.[1] ?? typed)
    .replace(/^[\s"“”'([]*mailto:([^?]*).*$/i, '$1')
    .replaceAll(/^[\s"“”'([]+|[\s"“”')\].,;:]+$/g, '')
  return !EMAIL.test(typed) && EMAIL.test(address) ? address : typed
}

const required = (error: string) => z.string().check(z.refine(isGiven, { error }))

export const sentFields = {
  name: required(words.errors.name),
  email: required(words.errors.email).check(
    z.refine((address) => !isGiven(address) || EMAIL.test(address), {
      error: words.errors.invalidEmail,
    }),
  ),
  phone: z.string().check(
    z.refine((number) => !number || keepDigits(number).length >= PHONE_MIN_DIGITS, {
      error: words.errors.shortPhone,
    }),
    z.refine((number) => keepDigits(number).length <= E164_MAX_DIGITS, {
      error: words.errors.longPhone,
    }),
  ),
  // An empty message is allowed here: `contactSchema` requires words or an attachment.
  message: z.string(),
} satisfies Record<FieldName, z.ZodMiniType<string, string>>
