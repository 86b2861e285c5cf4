/**
 * A selector list for descendants of `root`. A browser finds a rule by the tag or class at the end of its
 * selector; a selector that ends in `:is()` or `*` is tested on every element of every page.
 */
export const within = (root: string, ...selectors: readonly string[]) =>
  selectors.map((selector) => `${root} ${selector}`).join(', ')

/**
 * A page without running scripts, which the document and the start script mark: JavaScript is off, has failed, or
 * does not start at this address. `:where` keeps the weight of the selector as low as that of a media query.
 */
export const withoutScripts = ':where(:root[data-static]) &'
