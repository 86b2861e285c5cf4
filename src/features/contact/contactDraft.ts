import { createDraft } from './draft.ts'
import type { ContactValues } from './schema.ts'

type ContactDraft = ContactValues & {
  /** Whether the message may have been sent: an attempt was made and got no response. */
  isUnconfirmed?: boolean
}

export const contactDraft = createDraft<ContactDraft>('draft')
