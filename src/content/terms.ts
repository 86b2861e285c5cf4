import type { StandIn } from './types.ts'

/** What the owner decides. The values are sensible defaults, used in whole sentences. */
export const terms = {
  /** When a catering order should be with the desk: "Please order …". */
  cateringOrder: 'at least 24 hours before departure',
  /** How papers that must not be read by others are sent: "usually …". */
  privateDocuments: 'a password-protected file, with the password given by telephone',
}

/** Replace each with the company's own, then take its line away. `npm run launch` lists them. @public */
export const standIns = [
  { what: 'Notice for catering orders, a default', at: 'terms.cateringOrder' },
  { what: 'Way of sending private documents, a default', at: 'terms.privateDocuments' },
] satisfies readonly StandIn[]
