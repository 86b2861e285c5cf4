import { env } from 'node:process'

/** The first of four ports. With different values, two checkouts can run tests at the same time. */
const port = Number(env.AERO_TEST_PORT ?? 4317)

/** The built site, as it ships. */
export const SITE_ORIGIN = `http://127.0.0.1:${port}`
/**
 * The same site built with React's development code, which names every hydration mismatch, and with all
 * that an owner may add: optional details of the company, and a notice.
 */
export const DEVELOPMENT_ORIGIN = `http://127.0.0.1:${port + 1}`
/** The page with the most parts that an owner may add. */
export const WITH_OPTIONS = `${DEVELOPMENT_ORIGIN}/contact-us`
export const DRIVER_PORT = port + 2
/** Folder in which the tests' mail desk stores messages. */
export const OUTBOX = '.aero/outbox'

/** The folder of the development build of `npm run build:test`; `TEST_DIST` is that of the site. */
export const DEVELOPMENT_DIST = '.aero/development'
