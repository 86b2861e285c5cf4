import { createDraft } from '#lib/draft.ts'
import type { Insertion } from './insertion.ts'
import type { HandlingRequest } from './request.ts'

/** What was filled in, the blocks that are in the message, and the service that was asked for. */
type Flight = {
  request: HandlingRequest
  /**
   * Of the panel's own, which it renews, or of instruments. Oldest first: undoing a renewal brings
   * the block before it back.
   */
  blocks: readonly (Insertion & { isRequest: boolean })[]
  asked: string | undefined
}

export const flightDraft = createDraft<Flight>('flight')
