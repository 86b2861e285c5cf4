import type * as entry from '#app/entry-server.tsx'

/** Exports of the server build. */
export type ServerEntry = typeof entry
