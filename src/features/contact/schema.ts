import * as z from 'zod/mini'
import { form } from '#content/contact.ts'
import type { Handover } from '#lib/handover.ts'
import { normaliseAddress, trimInvisible } from '#lib/normaliseInput.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'
import { type FieldName, FIELDS, mapFields, type Message } from './fields.ts'
import { countBytes, MESSAGE_LIMIT_BYTES } from './provider.ts'
import { composeFlight, emptyFlight } from './flight.ts'

const copy = form.message

export const KUWAIT: Phone = { iso2: 'kw', dialCode: '965', text: '+965' }

/** A field as typed. A phone number comes with its country. */
type FieldValues = {
  [Name in FieldName]: (typeof FIELDS)[Name]['kind'] extends 'phone' ? Phone : string
}

/** The form as typed. */
export const emptyContact = {
  ...(mapFields((name) => (FIELDS[name].kind === 'phone' ? KUWAIT : '')) as FieldValues),
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
function composeMessage(values: ContactValues): string {
  const { service: _, ...facts } = values.flight
  const isBlank = !trimInvisible(values.message)
  const hasFacts = values.handovers.length > 0 || Object.values(facts).some(trimInvisible)
  if (isBlank && !hasFacts) return ''
  const blocks = listAttachments(values).map(({ text }) => text)
  return [...blocks, ...(isBlank ? [] : [values.message])].join('\n\n')
}

/** @returns what is sent, whether or not it is valid */
export const composeContact = (values: ContactValues): Message =>
  mapFields((name) => {
    const value = values[name]
    if (typeof value !== 'string') return readPhone(value).number
    if (name === 'message') return composeMessage(values)
    return FIELDS[name].kind === 'email' ? normaliseAddress(value) : value
  })

/** Share of the limit above which the form shows the size of the message. */
const LONG_MESSAGE_SHARE = 0.8

const formatSize = (text: string, bytes: number) =>
  text
    .replace('{size}', `${Math.ceil(bytes / 1000)}`)
    .replace('{limit}', `${MESSAGE_LIMIT_BYTES / 1000}`)

/** @returns what the form says about the size of all that is sent, if it is too large or nearly so */
export function getSizeNotice(values: ContactValues): { error?: string; advice?: string } {
  const bytes = countBytes(composeContact(values))
  if (bytes > MESSAGE_LIMIT_BYTES) return { error: formatSize(copy.tooLong, bytes) }
  const isLong = bytes > MESSAGE_LIMIT_BYTES * LONG_MESSAGE_SHARE
  return isLong ? { advice: formatSize(copy.long, bytes) } : {}
}

/** Turns the form as typed into what is sent. */
export const contactSchema = z.pipe(
  z.transform(composeContact),
  z.object(mapFields((name) => FIELDS[name].schema)).check(
    z.refine((message) => countBytes(message) <= MESSAGE_LIMIT_BYTES, {
      path: ['message'],
      error: 'Message is too long',
    }),
  ),
)
