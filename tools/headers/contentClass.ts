import { PROFILE_PDF } from '#lib/addresses.ts'

/**
 * Group of paths with the same headers. `asset`: content hash in the name. `media`: large, rarely
 * changed. `shared`: pictures that other sites embed in link previews. `profile`: the document that
 * our own pages frame. `page`: HTML. `file`: the rest.
 */
export type ContentClass = 'asset' | 'media' | 'shared' | 'profile' | 'page' | 'file'

/** The first match wins. nginx reads the same expressions. */
export const CLASS_PATTERNS: readonly (readonly [ContentClass, RegExp])[] = [
  ['profile', new RegExp(`^${PROFILE_PDF.replaceAll('.', '\\.')}$`)],
  ['asset', /^\/assets\//],
  ['media', /^\/(?:media|brand|fonts|phone)\//],
  ['shared', /^\/(?:(?:social|icons)\/|(?:favicon|apple-touch-icon|icon)[^/]*\.\w+$)/],
  // A cached service worker would delay updates.
  ['page', /(?:\.html|\/[^/.]*|^\/sw\.js)$/],
]

/** @param path absolute, decoded, without query, e.g. `/services/fuel` or `/assets/a.css`. */
export function contentClass(path: string): ContentClass {
  return CLASS_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'file'
}
