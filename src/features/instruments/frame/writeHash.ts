import { formatHash, type Rules, type Texts } from './rules.ts'

/**
 * Replaces the hash of the instrument's own page. The prototype's method, because with the router's own
 * each change would match the route again.
 */
export function writeHash(path: string, texts: Texts<Rules>) {
  if (location.pathname !== path) return
  History.prototype.replaceState.call(history, history.state, '', formatHash(texts))
}
