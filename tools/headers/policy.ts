import { type ContentClass, contentClass } from './contentClass.ts'
import { PROFILE_POLICY, type PolicyInputs, sitePolicy } from './csp.ts'

/** Header name → value. */
export type HeaderMap = Readonly<Record<string, string>>

const NO_CACHE = 'no-cache'

const CACHE: Record<ContentClass, string> = {
  asset: 'public, max-age=31536000, immutable',
  // Fonts too: their file names carry no version.
  media: 'public, max-age=604800',
  shared: 'public, max-age=604800',
  profile: 'public, max-age=3600',
  page: NO_CACHE,
  file: 'public, max-age=3600',
}

/** Only features that Chromium knows: it logs a warning for any other. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** All headers of a successful response of one class, except those that describe the body. */
export function classHeaders(kind: ContentClass, inputs: PolicyInputs): HeaderMap {
  const framed = kind === 'profile'
  return {
    'Content-Security-Policy': framed ? PROFILE_POLICY : sitePolicy(inputs),
    'X-Frame-Options': framed ? 'SAMEORIGIN' : 'DENY',
    // Without `includeSubDomains`: other hosts of the domain may not have HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Some link previews embed the picture by its original address.
    'Cross-Origin-Resource-Policy': kind === 'shared' ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cache-Control': CACHE[kind],
  }
}

export type ResponseOptions = PolicyInputs & {
  /** Absolute, decoded, without query. */
  path: string
  /** Defaults to 200. */
  status?: number
}

/**
 * The headers of one response. An error is never cached or framed, whatever its path.
 */
export function responseHeaders({ path, status = 200, ...inputs }: ResponseOptions): HeaderMap {
  return classHeaders(status >= 400 ? 'page' : contentClass(path), inputs)
}
