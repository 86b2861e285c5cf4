import { expect, test } from 'vitest'
import { SITE_PATHS } from '#lib/paths.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { responseHeaders } from './policy.ts'

const inputs = { scriptHashes: [], providerOrigin: 'https://api.emailjs.com' }
const published = {
  folders: ['assets', 'films', 'fonts', 'media', 'social'],
  files: ['aero-company-profile.pdf', 'aero.vcf', 'favicon.ico', 'robots.txt', 'sw.js'],
}
const text = netlifyHeaders(inputs, published)

/**
 * Applies `_headers` as Cloudflare Pages does: every matching rule counts, and a header that is set
 * twice is joined unless a rule detaches it first.
 */
function readHeaders(path: string): Record<string, string> {
  const headers = new Headers()
  for (const block of text.trim().split('\n\n')) {
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

const expected = (path: string) =>
  Object.fromEntries(new Headers(Object.entries(responseHeaders({ path, ...inputs }))))

test.each([
  ...SITE_PATHS,
  '/assets/index-B1x.js',
  '/films/a.mp4',
  '/fonts/a.woff2',
  '/media/hero.mp4',
  '/social/home.png',
  '/aero-company-profile.pdf',
  '/favicon.ico',
  '/robots.txt',
  '/sw.js',
])('%s gets exactly the policy', (path) => {
  expect(readHeaders(path)).toEqual(expected(path))
})

test('the contact card has its own Content-Type', () => {
  const type = { 'content-type': 'text/vcard; charset=utf-8' }
  expect(readHeaders('/aero.vcf')).toEqual({ ...expected('/aero.vcf'), ...type })
})

test('an unknown path gets all headers except Cache-Control', () => {
  const { 'cache-control': _cache, ...rest } = expected('/nowhere')
  expect(readHeaders('/nowhere')).toEqual(rest)
})

test('exceeding a limit of Cloudflare Pages throws', () => {
  const files = Array.from({ length: 100 }, (_, index) => `file-${index}.txt`)
  expect(() => netlifyHeaders(inputs, { folders: [], files })).toThrow('exceed 100')
  const hash = `'sha256-${'A'.repeat(43)}='`
  expect(() =>
    netlifyHeaders({ ...inputs, scriptHashes: Array<string>(40).fill(hash) }, published),
  ).toThrow('exceeds 2000 characters')
})

test('each page is rewritten without a slash and redirected with one', () => {
  const lines = netlifyRedirects().trim().split('\n')
  expect(lines).toHaveLength((SITE_PATHS.length - 1) * 2)
  // Netlify treats both lines as the same path and uses the first: the rewrite.
  expect(lines.slice(0, 2)).toEqual(['/services /services/ 200', '/services/ /services 301'])
})
