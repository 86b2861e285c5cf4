import { PROFILE_PDF } from '#lib/files.ts'

/** Build results that the headers depend on. */
export type PolicyInputs = {
  /** CSP sources of the inline scripts, including quotes: `'sha256-…'`. */
  scriptHashes: readonly string[]
  /** Origin that the contact form posts to, or `null` for the site's own. */
  providerOrigin: string | null
  pdfs: readonly string[]
}

export type HeaderMap = Readonly<Record<string, string>>

/**
 * Headers by path, in the notation of Netlify and Cloudflare: a `*` at the end matches anything. `/*`
 * has all headers; the others replace some of them.
 */
export type HeaderRules = Readonly<Record<string, HeaderMap>>

/** Files whose names have no version: visitors see a new logo, picture or film within a day. */
const DAY = { 'Cache-Control': 'public, max-age=86400' }
/** Fonts and the picture of all country flags, which never change. */
const WEEK = { 'Cache-Control': 'public, max-age=604800' }
/** Some link previews embed the picture by its original address. */
const SHARED = { ...DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' }

const EXCEPTIONS: HeaderRules = {
  // File names with a content hash.
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/brand/*': DAY,
  '/fonts/*': WEEK,
  '/map/*': DAY,
  '/media/*': DAY,
  '/phone/*': WEEK,
  '/social/*': SHARED,
  '/apple-touch-icon.png': SHARED,
  '/favicon.ico': SHARED,
  '/favicon.svg': SHARED,
  '/icon-192.png': SHARED,
  '/icon-512.png': SHARED,
  '/icon-maskable-512.png': SHARED,
}

/**
 * Fetch directives would apply to the browser's PDF viewer, which Safari then blocks as a plug-in. Only our
 * own pages may frame the profile, and nobody the other PDFs.
 */
const toPdfRule = (path: string) => [
  path,
  {
    'Content-Security-Policy': `frame-ancestors ${path === PROFILE_PDF ? `'self'` : `'none'`}`,
    'X-Frame-Options': path === PROFILE_PDF ? 'SAMEORIGIN' : 'DENY',
    'Cache-Control': 'public, max-age=3600',
  },
]

/** Features for which a page could ask the visitor's permission. No page of ours does. */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** @returns the rules for every response, whatever the host */
export const buildHeaderRules = (inputs: PolicyInputs): HeaderRules => ({
  '/*': {
    'Content-Security-Policy': formatPolicy(inputs),
    'X-Frame-Options': 'DENY',
    // Without `includeSubDomains`: other hosts of the domain may not have HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cache-Control': 'no-cache',
  },
  ...EXCEPTIONS,
  ...Object.fromEntries(inputs.pdfs.map(toPdfRule)),
})

/**
 * @param path absolute, decoded, without query
 * @returns the headers of one response. An error is never cached or framed, whatever its path.
 */
export function findResponseHeaders(rules: HeaderRules, path: string, status = 200): HeaderMap {
  const target = status < 400 ? path : '/'
  const matches = (pattern: string) =>
    pattern.endsWith('*') ? target.startsWith(pattern.slice(0, -1)) : target === pattern
  return { ...rules['/*'], ...rules[Object.keys(rules).findLast(matches) ?? '/*'] }
}

const formatPolicy = ({ scriptHashes, providerOrigin }: PolicyInputs) =>
  [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scriptHashes].join(' '),
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `media-src 'self'`,
    ['connect-src', `'self'`, ...(providerOrigin === null ? [] : [providerOrigin])].join(' '),
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
