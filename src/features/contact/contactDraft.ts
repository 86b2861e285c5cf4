import { createDraft } from '#lib/draft.ts'
import type { ContactValues } from './schema.ts'

/** The contact form's. Where the page was given up for lost, src/start.ts adds what was typed there. */
export const contactDraft = createDraft<Partial<ContactValues>>('draft')
