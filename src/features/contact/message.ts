import type { ToolResult } from '#content/resultLink.ts'
import { readPhone } from '#ui/PhoneField/readPhone.ts'
import {
  composeFields,
  emptyFields,
  FIELD_NAMES,
  type FieldName,
  type FieldValues,
  isGiven,
  readAddress,
} from './fields.ts'
import { composeFlight, emptyFlight, type Flight } from './flight.ts'

export type ContactValues = FieldValues & {
  flight: Flight
  /** At most one result of each tool. */
  results: readonly ToolResult[]
}
export const emptyContact: ContactValues = { ...emptyFields, flight: emptyFlight, results: [] }

export function withTexts(
  values: ContactValues,
  texts: Readonly<Record<string, string>>,
): ContactValues {
  const { phone, email, ...others } = texts
  const pick = (shape: object) =>
    Object.fromEntries(Object.entries(others).filter(([name]) => name in shape))
  return {
    ...values,
    ...pick(emptyFields),
    flight: { ...values.flight, ...pick(emptyFlight) },
    ...(email !== undefined && { email: readAddress(email) }),
    ...(phone !== undefined && {
      phone: readPhone({ iso2: values.phone.iso2, text: phone }).phone,
    }),
  }
}

export type Attachment = { result?: ToolResult | undefined; text: string }

/** @returns what is sent in front of the visitor's own words */
export const listAttachments = ({
  flight,
  results,
}: Omit<MessageParts, 'message'>): readonly Attachment[] =>
  [
    { text: composeFlight(flight) },
    ...results.map((result) => ({ result, text: result.text })),
  ].filter(({ text }) => text)

type MessageParts = Pick<ContactValues, 'message' | 'flight' | 'results'>

export const isMessageGiven = ({ message, flight, results }: MessageParts): boolean =>
  isGiven(message) || results.length > 0 || composeFlight({ ...flight, service: '' }) !== ''

export type Message = Record<FieldName, string>

export function composeMessage(values: ContactValues): Message {
  const texts = composeFields(values)
  const words = isGiven(texts.message) ? [texts.message] : []
  const attachments = listAttachments(values).map(({ text }) => text)
  return { ...texts, message: [...attachments, ...words].join('\n\n') }
}

/** The provider accepts 50,000 bytes, including its ids and the names of the parameters. */
const SIZE_LIMIT_BYTES = 49_000

export function isTooLong(values: MessageParts & Record<FieldName, unknown>): boolean {
  const fields = FIELD_NAMES.map((name) => values[name])
  const attached = listAttachments(values).map(({ text }) => text)
  return new TextEncoder().encode(JSON.stringify([fields, attached])).length > SIZE_LIMIT_BYTES
}
