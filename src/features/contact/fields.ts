import * as z from 'zod/mini'
import { form as words } from '#content/contact.ts'
import { normaliseAddress, trimInvisible } from '#lib/normaliseInput.ts'
import { E164_MAX_DIGITS, keepDigits, type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'

const { errors } = words

const PHONE_MIN_DIGITS = 8
const KUWAIT: Phone = { iso2: 'kw', text: '+965' }

/**
 * The HTML standard's "valid e-mail address", plus letters of all scripts, and with at least one dot in
 * the domain, because mail to a single-label domain does not arrive.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Whether a text says anything: white space and invisible characters do not. */
export const isGiven = (text: string) => trimInvisible(text) !== ''

const required = (error: string) => z.string().check(z.refine(isGiven, { error }))

type FieldRow<Value> = {
  /** The component of `contactFormHook.ts` that shows it. */
  component: 'TextField' | 'MessageField' | 'PhoneField'
  /** Of an `input`. */
  type?: 'text' | 'email'
  width: 'half' | 'full'
  isRequired: boolean
  autoComplete: string
  /** The name in the provider's template. */
  parameter: string
  words: { label: string; hint?: string; placeholder?: string }
  initial: Value
  /** @returns the value for a text that stands in the control */
  fromText: (text: string, current: Value) => Value
  /** @returns the text that is sent */
  toText: (value: Value) => string
  /** Checks the text that is sent, and reports one error. */
  check: z.ZodMiniType<string, string>
}

type TextRow = Partial<FieldRow<string>> &
  Pick<FieldRow<string>, 'width' | 'autoComplete' | 'parameter' | 'words'>

const text = (row: TextRow) =>
  field<string>({
    component: 'TextField',
    isRequired: false,
    initial: '',
    fromText: (typed) => typed,
    toText: (value) => value,
    check: z.string(),
    ...row,
  })

const field = <Value>(row: FieldRow<Value>) => ({
  ...row,
  /** Checks the value as typed. */
  schema: z.pipe(z.transform(row.toText), row.check),
})

const ROWS = {
  name: text({
    width: 'half',
    isRequired: true,
    autoComplete: 'name',
    parameter: 'user_name',
    words: words.name,
    check: required(errors.name),
  }),
  email: text({
    type: 'email',
    width: 'half',
    isRequired: true,
    autoComplete: 'email',
    parameter: 'user_email',
    words: words.email,
    toText: normaliseAddress,
    check: required(errors.email).check(
      z.refine((address) => !isGiven(address) || EMAIL.test(address), {
        error: errors.invalidEmail,
      }),
    ),
  }),
  phone: field<Phone>({
    component: 'PhoneField',
    width: 'full',
    isRequired: false,
    autoComplete: 'tel',
    parameter: 'user_phone',
    words: words.phone,
    initial: KUWAIT,
    fromText: (typed, { iso2 }) => readPhone({ iso2, text: typed }).phone,
    toText: (value) => readPhone(value).number,
    check: z.string().check(
      z.refine((number) => !number || keepDigits(number).length >= PHONE_MIN_DIGITS, {
        error: errors.shortPhone,
      }),
      z.refine((number) => keepDigits(number).length <= E164_MAX_DIGITS, {
        error: errors.longPhone,
      }),
    ),
  }),
  // Attachments can stand for words: `contactSchema` asks for one of them.
  message: text({
    component: 'MessageField',
    width: 'full',
    isRequired: true,
    autoComplete: 'off',
    parameter: 'user_message',
    words: words.message,
  }),
}

export type FieldName = keyof typeof ROWS
export const FIELD_NAMES = Object.keys(ROWS) as readonly FieldName[]
/** The fields as typed. */
export type FieldValues = { [Name in FieldName]: (typeof ROWS)[Name]['initial'] }

/**
 * The fields in page order. The form, its schema, its draft, the request and the mail link read this
 * table: a new field is one row here, and its words in `content/contact.ts`.
 */
export const FIELDS: {
  readonly [Name in FieldName]: FieldRow<FieldValues[Name]> & {
    schema: z.ZodMiniType<string, FieldValues[Name]>
  }
} = ROWS

/** @returns an object with one entry for each field */
export const mapFields = <Entries extends { [Name in FieldName]: unknown }>(
  create: <Name extends FieldName>(name: Name) => Entries[Name],
) => Object.fromEntries(FIELD_NAMES.map((name) => [name, create(name)])) as Entries

/** @returns one property of all fields, by name */
export const columnOf = <Key extends keyof (typeof FIELDS)[FieldName]>(key: Key) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name][key]])) as {
    [Name in FieldName]: (typeof FIELDS)[Name][Key]
  }
