import { describe, expect, test } from 'vitest'
import { contentClass } from './contentClass.ts'
import { contentType, isText } from './mime.ts'
import { responseHeaders } from './policy.ts'

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const inputs = { scriptHashes: [HASH], providerOrigin: 'https://api.emailjs.com' }
const headersOf = (path: string, status?: number) =>
  responseHeaders({ path, ...inputs, ...(status === undefined ? {} : { status }) })

describe('Content-Security-Policy', () => {
  const directives = (path: string) =>
    Object.fromEntries(
      (headersOf(path)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    )

  test.each(['/', '/services/fuel', '/assets/a.js', '/robots.txt', '/social/home.png'])(
    '%s has the complete policy',
    (path) => {
      expect(directives(path)).toEqual({
        'default-src': "'none'",
        'script-src': `'self' ${HASH}`,
        'style-src': "'self'",
        'img-src': "'self' data:",
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
      })
    },
  )

  test('names no other origin if the form posts to its own', () => {
    const headers = responseHeaders({ path: '/', scriptHashes: [], providerOrigin: null })
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self';")
    expect(headers['Content-Security-Policy']).toContain("script-src 'self';")
  })

  test('refuses inputs that would weaken it', () => {
    const build = (scriptHashes: string[], providerOrigin: string | null) => () =>
      responseHeaders({ path: '/', scriptHashes, providerOrigin })
    expect(build(["'unsafe-inline'"], null)).toThrow('unsafe-inline')
    expect(build(['sha256-abc='], null)).toThrow('Not a CSP hash')
    expect(build([], 'https://a.test; script-src *')).toThrow('Not an origin')
    expect(build([], 'https://*.test')).toThrow('Not an origin')
  })
})

describe('framing', () => {
  test('only our own pages may frame the profile, and nothing else may be framed', () => {
    const profile = headersOf('/aero-company-profile.pdf')
    expect(profile['Content-Security-Policy']).toBe("frame-ancestors 'self'")
    expect(profile['X-Frame-Options']).toBe('SAMEORIGIN')
    expect(headersOf('/other.pdf')['X-Frame-Options']).toBe('DENY')
    expect(headersOf('/aero-company-profileXpdf')['X-Frame-Options']).toBe('DENY')
  })

  test('an error at the profile’s path has the headers of any error', () => {
    expect(headersOf('/aero-company-profile.pdf', 404)).toEqual(headersOf('/nowhere', 404))
  })
})

test.each([
  ['/assets/index-B1x.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/services/fuel', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/media/hero.mp4', 'public, max-age=604800'],
  ['/brand/logo.svg', 'public, max-age=604800'],
  ['/fonts/archivo.woff2', 'public, max-age=604800'],
  ['/social/home.png', 'public, max-age=604800'],
  ['/favicon.ico', 'public, max-age=604800'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/aero-company-profile.pdf', 'public, max-age=3600'],
])('%s is cached as %s', (path, expected) => {
  expect(headersOf(path)['Cache-Control']).toBe(expected)
})

test('a missing asset is not cached as an asset', () => {
  expect(headersOf('/assets/gone.js', 404)['Cache-Control']).toBe('no-cache')
})

test('other sites may embed only shared pictures', () => {
  const corp = (path: string) => headersOf(path)['Cross-Origin-Resource-Policy']
  expect(corp('/social/home.png')).toBe('cross-origin')
  expect(corp('/apple-touch-icon.png')).toBe('cross-origin')
  expect(['/', '/media/a.mp4', '/assets/a.js', '/aero-company-profile.pdf'].map(corp)).toEqual(
    Array(4).fill('same-origin'),
  )
})

test('a path that only resembles a class does not belong to it', () => {
  expect(contentClass('/assetsx/a.js')).toBe('file')
  expect(contentClass('/x/assets/a.js')).toBe('file')
})

test('only text types name a charset', () => {
  expect(contentType('/a/b.JS')).toBe('text/javascript; charset=utf-8')
  expect(contentType('/profile.pdf')).toBe('application/pdf')
  expect(contentType('/constructor')).toBe('application/octet-stream')
  expect(contentType('/a.constructor')).toBe('application/octet-stream')
  expect(isText(contentType('a.svg'))).toBe(true)
  expect(isText(contentType('a.avif'))).toBe(false)
})
