import type { PlaceholderValue } from './types.ts'

/** Terms that the owner decides, with defaults. Texts insert them into sentences. */
export const terms = {
  /** Inserted after "Please order". */
  cateringOrder: 'at least 24 hours before departure',
  /** Inserted after "usually". */
  privateDocuments: 'a password-protected file, with the password given by telephone',
}

/** Replace each value, then delete its line. `npm run launch` lists what is left. @public */
export const placeholders = [
  { description: 'Notice for catering orders (default)', path: 'terms.cateringOrder' },
  { description: 'Way of sending private documents (default)', path: 'terms.privateDocuments' },
] satisfies readonly PlaceholderValue[]
