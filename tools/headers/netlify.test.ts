import { describe, expect, test } from 'vitest'
import { SITE_PATHS } from '#lib/paths.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { responseHeaders } from './policy.ts'
import { onCloudflare, onNetlify } from './testing/hosts.ts'

const inputs = { scriptHashes: [], providerOrigin: 'https://api.emailjs.com' }
const published = {
  folders: ['assets', 'films', 'fonts', 'media', 'social'],
  files: ['aero-company-profile.pdf', 'favicon.ico', 'robots.txt'],
}
const text = netlifyHeaders(inputs, published)

function expected(path: string): Record<string, string> {
  const headers = Object.entries(responseHeaders({ path, ...inputs }))
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

describe.each([
  ['Cloudflare Pages', onCloudflare],
  ['Netlify', onNetlify],
])('on %s', (_, headersOn) => {
  test.each([
    ...SITE_PATHS,
    '/assets/index-B1x.js',
    '/films/a.mp4',
    '/fonts/a.woff2',
    '/media/hero.mp4',
    '/social/home.png',
    ...published.files.map((name) => `/${name}`),
  ])('%s gets exactly the policy', (path) => {
    expect(headersOn(text, path)).toEqual(expected(path))
  })

  test('an unknown path gets all but Cache-Control', () => {
    const { 'cache-control': _cache, ...rest } = expected('/nowhere')
    expect(headersOn(text, '/nowhere')).toEqual(rest)
  })
})

test('what Cloudflare would drop fails the build instead', () => {
  const files = Array.from({ length: 100 }, (_, index) => `file-${index}.txt`)
  expect(() => netlifyHeaders(inputs, { folders: [], files })).toThrow('exceed 100')
  const hash = `'sha256-${'A'.repeat(43)}='`
  expect(() =>
    netlifyHeaders({ ...inputs, scriptHashes: Array<string>(40).fill(hash) }, published),
  ).toThrow('exceeds 2000 characters')
})

test('each page is served without a slash and redirected with one', () => {
  const lines = netlifyRedirects().trim().split('\n')
  expect(lines).toHaveLength((SITE_PATHS.length - 1) * 2)
  // The rewrite first: Netlify takes both lines for the same path and uses the first.
  expect(lines.slice(0, 2)).toEqual(['/services /services/ 200', '/services/ /services 301'])
})
