/**
 * Defines `__name` in a page. tsx adds calls of this helper to functions, also to those that run in
 * the page.
 */
export const KEEP_NAMES = 'globalThis.__name ??= (named) => named'
