/**
 * The selector for these elements within `root`. Browsers look up a rule by the tag or class at its end; one
 * that ends in `:is()` or `*` they test on every element of every page.
 */
export const within = (root: string, ...selectors: readonly string[]) =>
  selectors.map((selector) => `${root} ${selector}`).join(', ')
