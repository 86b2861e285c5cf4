import type { ContactValues } from './schema.ts'

type State = { draft?: ContactValues | undefined } | null

// Past the router, which would take it for a navigation.
const write = (state: State) => History.prototype.replaceState.call(history, state, '')
const read = () => history.state as State

/** Keeps values, as src/start.ts does without this code, where a reload of the page finds them, even where storage is blocked. */
export const keepDraft = (draft: ContactValues) => write({ ...read(), draft })

/** @returns the values that were kept, once. */
export function takeDraft(): ContactValues | undefined {
  const { draft, ...rest } = read() ?? {}
  if (draft) write(rest)
  return draft
}
