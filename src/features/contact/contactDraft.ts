import { createDraft } from './draft.ts'
import type { ContactValues } from './schema.ts'

/** Partial, because `src/app/hydration/start.ts` stores single fields. */
type ContactDraft = Partial<ContactValues> & {
  /** Whether the message may have been sent: an attempt was made and got no response. */
  isUnconfirmed?: boolean
}

export const contactDraft = createDraft<ContactDraft>('draft')
