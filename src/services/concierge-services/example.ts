export const EXAMPLE_DATE = '2026-06-21'
