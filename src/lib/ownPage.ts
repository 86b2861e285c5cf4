/** A link is current on its own page alone, whatever query that page was asked for with. */
export const ownPage = { exact: true, includeSearch: false }
