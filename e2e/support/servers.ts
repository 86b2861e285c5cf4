/** The built site, as it ships. */
export const SITE_ORIGIN = 'http://127.0.0.1:4317'
/** The same site built with React's development code, which names every hydration mismatch. */
export const DEVELOPMENT_ORIGIN = 'http://127.0.0.1:4318'
/** Where the mail desk of the tests keeps its messages. */
export const OUTBOX = '.aero/outbox'
