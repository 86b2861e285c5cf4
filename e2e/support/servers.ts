import { env } from 'node:process'

/** Two ports from this one on; another value lets two checkouts run their tests side by side. */
const port = Number(env.AERO_TEST_PORT ?? 4317)

/** The built site, as it ships. */
export const SITE_ORIGIN = `http://127.0.0.1:${port}`
/** The same site built with React's development code, which names every hydration mismatch. */
export const DEVELOPMENT_ORIGIN = `http://127.0.0.1:${port + 1}`
/** Where the mail desk of the tests keeps its messages. */
export const OUTBOX = '.aero/outbox'

/** What `npm run build:test` writes: the site, and its development build. */
export const SITE_DIST = 'dist'
export const DEVELOPMENT_DIST = '.aero/development'
