import { createDraft } from './draft.ts'
import type { ContactValues } from './schema.ts'

/** Partial, since `src/app/hydration/start.ts` keeps single fields. */
type ContactDraft = Partial<ContactValues> & {
  /** Whether the message may have been sent: an attempt was made, and no answer has come. */
  isUnconfirmed?: boolean
}

export const contactDraft = createDraft<ContactDraft>('draft')
