import { createDraft } from '../draft.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import type { MessageBlock } from './messageBlocks.ts'

export const emptyRequest = {
  service: '',
  operator: '',
  flight: '',
  registration: '',
  type: '',
  mtow: '',
  purpose: '',
  from: '',
  to: '',
  eta: '',
  etd: '',
  passengers: '',
  crew: '',
  needs: '',
}

/** The composer's fields as typed. */
export type HandlingRequest = typeof emptyRequest

export type Flight = {
  request: HandlingRequest
  blocks: readonly MessageBlock[]
  /** The service in the URL (`?service=fuel`). */
  asked: ServiceSlug | undefined
}

export const emptyFlight: Flight = { request: emptyRequest, blocks: [], asked: undefined }

export const flightDraft = createDraft<Flight>('flight')

/** @returns whether the draft holds more than the service, which the URL also holds */
export function isFilledIn({ request, blocks, asked }: Flight): boolean {
  const { service, ...typed } = request
  return service !== (asked ?? '') || blocks.length > 0 || Object.values(typed).some(Boolean)
}

/** @returns the request without the facts that were sent; those changed during sending remain */
export function removeSentFacts(request: HandlingRequest, sent: HandlingRequest): HandlingRequest {
  const remaining = { ...request }
  for (const name of Object.keys(emptyRequest) as (keyof HandlingRequest)[]) {
    if (request[name] === sent[name]) remaining[name] = ''
  }
  return remaining
}
