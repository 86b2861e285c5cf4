import type * as entry from '#app/entry-server.tsx'

export type ServerEntry = typeof entry
