/** The day of the prerendered example. */
export const EXAMPLE_DATE = '2026-06-21'
