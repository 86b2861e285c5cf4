import type * as entry from '#app/entry-server.tsx'

/** What the server build exports: the contract between the site and its build. */
export type ServerEntry = typeof entry
