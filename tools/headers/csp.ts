/** Build results that the headers depend on. */
export type PolicyInputs = {
  /** CSP sources of the inline scripts, including quotes: `'sha256-…'`. */
  scriptHashes: readonly string[]
  /** Origin that the contact form posts to, or `null` for the site's own. */
  providerOrigin: string | null
}

const HASH = /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/
const ORIGIN = /^https?:\/\/[a-z0-9.:[\]-]+$/

/**
 * The Content-Security-Policy of everything except the framed PDF.
 * @throws if a hash or the origin is malformed
 */
export function sitePolicy({ scriptHashes, providerOrigin }: PolicyInputs): string {
  const unfit = scriptHashes.find((hash) => !HASH.test(hash))
  if (unfit !== undefined) throw new Error(`Not a CSP hash source: ${unfit}`)
  if (providerOrigin !== null && !ORIGIN.test(providerOrigin)) {
    throw new Error(`Not an origin: ${providerOrigin}`)
  }
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scriptHashes].join(' '),
    `style-src 'self'`,
    `img-src 'self' data:`,
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
}

/**
 * The policy of the PDF, which our own pages frame. It has no fetch directives: they would apply to
 * the scripts and styles of the browser's PDF viewer.
 */
export const PROFILE_POLICY = `frame-ancestors 'self'`
