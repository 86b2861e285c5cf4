/**
 * Run in a page before any function of ours: tsx wraps named functions in a helper of its own,
 * which the page does not have.
 */
export const KEEP_NAMES = 'globalThis.__name ??= (named) => named'
