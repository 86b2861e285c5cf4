import type { PlaceholderValue } from './types.ts'

/** Terms that the owner decides, with defaults. Texts insert them into sentences. */
export const terms = {
  /** The value follows "Please order" in a sentence. */
  cateringOrder: 'at least 24 hours before departure',
  /** The value follows "usually" in a sentence. */
  privateDocuments: 'a password-protected file, with the password given by phone',
}

/** Replace each value, then delete its line. `npm run launch` lists what is left. @public */
export const placeholders = [
  { description: 'Notice for catering orders (default)', path: 'terms.cateringOrder' },
  { description: 'Way of sending private documents (default)', path: 'terms.privateDocuments' },
] satisfies readonly PlaceholderValue[]
