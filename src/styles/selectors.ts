/**
 * A selector list for descendants of `root`. A browser finds a rule by the tag or class at the end of its
 * selector; a selector that ends in `:is()` or `*` is tested on every element of every page.
 */
export const within = (root: string, ...selectors: readonly string[]) =>
  selectors.map((selector) => `${root} ${selector}`).join(', ')
