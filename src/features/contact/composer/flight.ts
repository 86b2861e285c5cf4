import { createDraft } from '../draft.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import type { MessageBlock } from './messageBlocks.ts'

const FIELDS = [
  ...(['service', 'operator', 'flight', 'registration', 'type', 'mtow', 'purpose'] as const),
  ...(['from', 'to', 'eta', 'etd', 'passengers', 'crew', 'needs'] as const),
]

/** The composer's fields as typed; `''` where nothing was. */
export type HandlingRequest = Record<(typeof FIELDS)[number], string>

const emptyFields = FIELDS.map((name) => [name, ''])
export const emptyRequest = Object.fromEntries(emptyFields) as HandlingRequest

export type Flight = {
  request: HandlingRequest
  /** The blocks of lines that were put into the message, oldest first. */
  blocks: readonly MessageBlock[]
  /** The service that the address asked for (`?service=fuel`). */
  asked: ServiceSlug | undefined
}

export const emptyFlight: Flight = { request: emptyRequest, blocks: [], asked: undefined }

export const flightDraft = createDraft<Flight>('flight')

/** @returns whether there is anything to keep beyond the service, which is in the address */
export function isFilledIn({ request, blocks, asked }: Flight): boolean {
  const { service, ...typed } = request
  return service !== (asked ?? '') || blocks.length > 0 || Object.values(typed).some(Boolean)
}

/** @returns the request after it was sent: facts that were changed meanwhile stay */
export function withoutSent(request: HandlingRequest, sent: HandlingRequest): HandlingRequest {
  const left = FIELDS.map((name) => [name, request[name] === sent[name] ? '' : request[name]])
  return Object.fromEntries(left) as HandlingRequest
}
