import { PROFILE_PDF } from '#lib/addresses.ts'

/**
 * What a path holds, as far as its headers go. `asset`: content hash in the name. `media`: large
 * and seldom changed. `shared`: pictures that other sites show for us. `profile`: the one document
 * that our own pages frame. `page`: HTML. `file`: the rest.
 */
export type ContentClass = 'asset' | 'media' | 'shared' | 'profile' | 'page' | 'file'

/** First match wins. Written so that nginx reads the same expressions. */
export const CLASS_PATTERNS: readonly (readonly [ContentClass, RegExp])[] = [
  ['profile', new RegExp(`^${PROFILE_PDF.replaceAll('.', '\\.')}$`)],
  ['asset', /^\/assets\//],
  ['media', /^\/(?:media|brand|fonts|phone)\//],
  ['shared', /^\/(?:(?:social|icons)\/|(?:favicon|apple-touch-icon|icon)[^/]*\.\w+$)/],
  // The service worker is as fresh as the pages, or an update would wait for its cache.
  ['page', /(?:\.html|\/[^/.]*|^\/sw\.js)$/],
]

/** @param path absolute, decoded, without query, e.g. `/services/fuel` or `/assets/a.css`. */
export function contentClass(path: string): ContentClass {
  return CLASS_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'file'
}
