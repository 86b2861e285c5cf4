import * as z from 'zod/mini'
import { trimInvisible } from '#lib/normaliseInput.ts'
import { E164_MAX_DIGITS, keepDigits } from '#ui/PhoneField/readPhone.ts'

const PHONE_MIN_DIGITS = 8

/**
 * The HTML standard's "valid e-mail address", plus letters of all scripts, and with at least one dot in
 * the domain, because mail to a single-label domain does not arrive.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Rejects blank text. The value itself is not trimmed. */
const required = (error: string) =>
  z.string().check(z.refine((value) => trimInvisible(value) !== '', { error, abort: true }))

type FieldRow = {
  kind: 'text' | 'email' | 'phone' | 'multiline'
  isRequired: boolean
  autoComplete: string
  /** The name in the provider's template. */
  parameter: string
  /** Checks the text as it is sent, and reports one error. */
  schema: z.ZodMiniType<string>
}

/**
 * The fields in page order. The form, its schema, its delivery and its mail link read this table: a new
 * field is one row here, and its words in `content/contact.ts`.
 */
export const FIELDS = {
  name: {
    kind: 'text',
    isRequired: true,
    autoComplete: 'name',
    parameter: 'user_name',
    schema: required('Name is required'),
  },
  email: {
    kind: 'email',
    isRequired: true,
    autoComplete: 'email',
    parameter: 'user_email',
    schema: required('Email is required').check(
      z.refine((value) => EMAIL.test(value), { error: 'Invalid email address' }),
    ),
  },
  phone: {
    kind: 'phone',
    isRequired: false,
    autoComplete: 'tel',
    parameter: 'user_phone',
    schema: z.string().check(
      z.refine((value) => !value || keepDigits(value).length >= PHONE_MIN_DIGITS, {
        error: 'Phone number is too short',
        abort: true,
      }),
      z.refine((value) => keepDigits(value).length <= E164_MAX_DIGITS, {
        error: 'Phone number is too long',
      }),
    ),
  },
  message: {
    kind: 'multiline',
    isRequired: true,
    autoComplete: 'off',
    parameter: 'user_message',
    schema: required('Message is required'),
  },
} as const satisfies Record<string, FieldRow>

export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

/** @returns an object with one entry for each field */
export const mapFields = <Value>(create: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, create(name)])) as Record<FieldName, Value>

/** What is sent. */
export type Message = Record<FieldName, string>
