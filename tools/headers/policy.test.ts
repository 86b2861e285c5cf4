import { expect, test } from 'vitest'
import { SITE_PATHS } from '#content/paths.ts'
import { formatNetlifyHeaders, formatNetlifyRedirects } from './formats.ts'
import { buildHeaderRules, findResponseHeaders } from './policy.ts'

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const PROFILE = '/aero-company-profile.pdf'
const PACK = '/aero-procurement-pack.pdf'
const rules = buildHeaderRules({
  scriptHashes: [HASH],
  providerOrigin: 'https://api.emailjs.com',
  pdfs: [PROFILE, PACK],
})
const CSP = 'Content-Security-Policy'
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': `'self' ${HASH}`,
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self' https://api.emailjs.com",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
}
/** The whole policy of a PDF: PDF viewers would obey any further directive. */
const PDF_POLICIES: Record<string, string> = {
  [PROFILE]: "frame-ancestors 'self'",
  [PACK]: "frame-ancestors 'none'",
}

const ASSETS = ['/assets/index-B1x.js', '/assets/style-C2y.css']

/** Path, Cache-Control, and who may embed the file. */
const TABLE = [
  ['/', 'no-cache', 'same-origin'],
  ['/services/fuel', 'no-cache', 'same-origin'],
  ['/nowhere', 'no-cache', 'same-origin'],
  ['/sw.js', 'no-cache', 'same-origin'],
  ['/robots.txt', 'no-cache', 'same-origin'],
  ['/assets/index-B1x.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/assetsx/a.js', 'no-cache', 'same-origin'],
  ['/media/hero.mp4', 'public, max-age=86400', 'same-origin'],
  ['/brand/logo.svg', 'public, max-age=86400', 'same-origin'],
  ['/fonts/archivo.woff2', 'public, max-age=604800', 'same-origin'],
  ['/social/home.jpg', 'public, max-age=86400', 'cross-origin'],
  ['/favicon.ico', 'public, max-age=86400', 'cross-origin'],
  [PROFILE, 'public, max-age=3600', 'same-origin'],
  [PACK, 'public, max-age=3600', 'same-origin'],
] as const

test.each(TABLE)('%s is cached as %s and may be embedded by %s', (path, cache, embedding) => {
  const { [CSP]: policy, ...headers } = findResponseHeaders(rules, path)
  expect(headers).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': embedding,
    'X-Frame-Options': path === PROFILE ? 'SAMEORIGIN' : 'DENY',
    'X-Content-Type-Options': 'nosniff',
  })
  const directives = Object.entries(DIRECTIVES).map((directive) => directive.join(' '))
  expect(policy).toBe(PDF_POLICIES[path] ?? directives.join('; '))
  expect(readHeadersFile(path)).toEqual(
    Object.fromEntries(new Headers(findResponseHeaders(rules, path))),
  )
})

/** Applies `_headers` as Cloudflare Pages does: it joins a value that is set twice. */
function readHeadersFile(path: string): Record<string, string> {
  const headers = new Headers()
  for (const block of formatNetlifyHeaders(rules, ASSETS).trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim())
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? path !== pattern : !path.startsWith(start)) continue
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.append(name, value)
    }
  }
  return Object.fromEntries(headers)
}

test('an error has the headers of a page, whatever its path', () => {
  for (const path of ['/assets/gone.js', PROFILE]) {
    expect(findResponseHeaders(rules, path, 404)).toEqual(findResponseHeaders(rules, '/'))
  }
})

test('on Netlify, whose rules also apply to a 404, no missing file is kept for long', () => {
  for (const path of [
    '/assets/gone.js',
    '/assets/index-B1x.js.map',
    '/assets/',
    '/assets/a/b.css',
  ]) {
    expect(readHeadersFile(path)['cache-control'], path).toBe('no-cache')
  }
  for (const path of ASSETS) expect(readHeadersFile(path)['cache-control']).toContain('immutable')
})

test('the policy names no other origin if the form posts to its own', () => {
  const local = buildHeaderRules({ scriptHashes: [], providerOrigin: null, pdfs: [] })
  expect(findResponseHeaders(local, '/')[CSP]).toContain("connect-src 'self';")
})

test('each page is rewritten without a slash and redirected with one', () => {
  const lines = formatNetlifyRedirects(SITE_PATHS).trim().split('\n')
  // Netlify treats both lines as the same path and uses the first: the rewrite.
  expect(lines.slice(0, 2)).toEqual(['/services /services/ 200', '/services/ /services 301'])
  expect(lines.slice(2 * (SITE_PATHS.length - 1))).toEqual([
    '/404 /404.html 404!',
    '/404.html /404.html 404!',
  ])
})
