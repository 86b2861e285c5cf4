import { toHash, type Rules, type Texts } from './rules.ts'

/**
 * Replaces the hash of the instrument's own page. Bypasses the router's `replaceState`, which would
 * match the route again after each change.
 */
export function writeHash(path: string, texts: Texts<Rules>) {
  if (location.pathname !== path) return
  History.prototype.replaceState.call(history, history.state, '', toHash(texts))
}
