import { createDraft } from './draft.ts'
import type { ContactValues } from './schema.ts'

/** All fields are optional, because `src/app/hydration/start.ts` stores single ones. */
type ContactDraft = Partial<ContactValues> & {
  /** Whether the message may have been sent: an attempt was made and got no response. */
  isUnconfirmed?: boolean
}

export const contactDraft = createDraft<ContactDraft>('draft')
