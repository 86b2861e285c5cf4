import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { type HeaderRules, findResponseHeaders } from '#tools/headers/policy.ts'
import { hasNginx, type Nginx, startNginx } from '#tools/headers/testing/nginx.ts'
import { readHeaderRules } from '#tools/headers/write.ts'
import { type Address, type Answer, type Ask, sendRequest } from '#tools/serve/testing/ask.ts'
import { SITE_ORIGIN } from './support/servers.ts'

// One table for both hosts; one worker, because no test needs a page.
test.describe.configure({ mode: 'default' })

/** A request, and the answer to it. */
type Row = {
  path: string
  method?: string
  headers?: Ask['headers']
  status: number | readonly number[]
  type?: string
  location?: string
  coding?: string
}

const DIST = resolve('dist')
const HTML = 'text/html; charset=utf-8'
const MEDIA = '/media/closing-av1.mp4'
const PDF = '/aero-company-profile.pdf'
/** The build chooses the names in this folder. */
const asset = (ending: string) =>
  `/assets/${readdirSync(join(DIST, 'assets')).find((name) => name.endsWith(ending))}`

/** One file of every kind. */
const TYPES: Record<string, string> = {
  [asset('.js')]: 'text/javascript; charset=utf-8',
  [asset('.css')]: 'text/css; charset=utf-8',
  '/fonts/instrument-sans.woff2': 'font/woff2',
  '/media/catering-480.avif': 'image/avif',
  '/media/catering-480.webp': 'image/webp',
  '/social/home.jpg': 'image/jpeg',
  '/icon-192.png': 'image/png',
  [MEDIA]: 'video/mp4',
  [PDF]: 'application/pdf',
  '/favicon.svg': 'image/svg+xml; charset=utf-8',
  '/favicon.ico': 'image/x-icon',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/aero.vcf': 'text/vcard; charset=utf-8',
  '/sw.js': 'text/javascript; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** A page has one address: others redirect to it. */
const REDIRECTS: Record<string, string> = {
  '/services/': '/services',
  '/services/fuel/': '/services/fuel',
  '/services/?next=//evil.test&b=%20': '/services?next=//evil.test&b=%20',
  '/index.html?a': '/?a',
  '/services/fuel/index.html': '/services/fuel',
}

// biome-ignore format: a list
const MISSING = [
  '/nowhere', '/nowhere/', '/nowhere/index.html', '/services/index', '/services/index.html/',
  '/Services', '/services/fuel/index.htm', '/assets', '/assets/', '/assets/gone.js',
  '/media/gone.mp4', '/404', '/404.html', '/contact-us/more', '//evil.test/', '//evil.test/index.html', '/.hosting',
  '/.hosting/', '/.hosting/nginx.conf', '/%2ehosting/headers.json', '/assets/.x', '/_headers',
  '/_redirects', '/index.html.br', '/index.html.g%7a', `/${'a'.repeat(5000)}`,
]

/** Addresses that hosts find malformed, or find nothing at. */
// biome-ignore format: a list
const MALFORMED = [
  '/../package.json', '/../../../../etc/passwd', '/assets/../../package.json',
  '/%2e%2e/package.json', '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/.%2E/%2e%2e/package.json', '/..%2fpackage.json', '/..%5cpackage.json',
  '/..\\package.json', '/a%00b', '/robots.txt%00.html', '/%', '/%ff', '/%0d%0aSet-Cookie:a=1',
  '/%2fevil.test/', '/%5cevil.test/',
]

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const range = (value: string) => ({ range: `bytes=${value}` })
const gzip = { 'accept-encoding': 'gzip' }

const TABLE: Row[] = [
  ...SITE_PATHS.map((path) => ({ path, status: 200, type: HTML })),
  ...Object.entries(TYPES).map(([path, type]) => ({ path, status: 200, type })),
  ...Object.entries(REDIRECTS).map(([path, location]) => ({ path, status: 301, location })),
  ...MISSING.map((path) => ({ path, status: 404, type: HTML })),
  ...MALFORMED.map((path) => ({ path, status: [400, 404] })),
  ...METHODS.flatMap((method) =>
    ['/services', '/nowhere', MEDIA].map((path) => ({ path, method, status: 405 })),
  ),
  ...[MEDIA, PDF].flatMap((path) => [
    { path, headers: range('0-9'), status: 206 },
    { path, headers: range('999999999-'), status: 416 },
    { path, headers: { range: 'lines=1-2' }, status: [200, 416] },
    { path, method: 'HEAD', status: 200 },
  ]),
  { path: '/', method: 'HEAD', status: 200, type: HTML },
  { path: '/nowhere', method: 'HEAD', status: 404, type: HTML },
  { path: '/', headers: gzip, status: 200, type: HTML, coding: 'gzip' },
  { path: MEDIA, headers: gzip, status: 200 },
  { path: `/${'a'.repeat(20_000)}`, status: [414, 431] },
  { path: '/', headers: { 'x-long': 'a'.repeat(40_000) }, status: [400, 431] },
]

let nginx: Nginx | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  if (hasNginx()) nginx = await startNginx(DIST)
  else console.warn('\n!!! NOT TESTED: nginx is absent and could not be installed !!!\n')
})
test.afterAll(() => nginx?.close())

const HOSTS: Record<string, () => Address | undefined> = {
  nginx: () => nginx,
  'the local server': () => ({ port: Number(new URL(SITE_ORIGIN).port) }),
}
for (const [name, find] of Object.entries(HOSTS)) {
  test(`${name} answers ${TABLE.length} kinds of request as specified, with the policy`, async () => {
    const address = find()
    test.skip(!address)
    if (!address) return
    const rules = await readHeaderRules(DIST)
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    for (const row of TABLE) {
      const { path, method = 'GET', headers = {} } = row
      const answer = await sendRequest(address, path, { method, headers, agent })
      const request = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers).slice(0, 60)}`
      expect([row.status].flat(), request).toContain(answer.status)
      expect(answer.headers, request).toMatchObject(expectedHeaders(row))
      expectPolicy(answer, path, rules, request)
      expectBody(answer, row, request)
    }
    agent.destroy()
    await test.step('304 when the client has the version', async () => {
      for (const path of ['/', '/robots.txt', PDF]) {
        const { headers } = await sendRequest(address, path)
        const again = await sendRequest(address, path, {
          headers: { 'if-none-match': headers.etag },
        })
        expect([again.status, again.text]).toEqual([304, ''])
        expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
      }
    })
  })
}

const expectedHeaders = ({ status, type, location, coding }: Row): Record<string, string> => ({
  ...(type && { 'content-type': type }),
  ...(location && { location }),
  ...(coding && { 'content-encoding': coding, vary: 'Accept-Encoding' }),
  ...(status === 405 && { allow: 'GET, HEAD' }),
})

/** Every response has the policy, each header once, whatever its status. */
function expectPolicy(
  { status, headers }: Answer,
  path: string,
  rules: HeaderRules,
  request: string,
) {
  // Node refuses oversized headers before the local server sees the request.
  if (status === 431) return
  const partial = status === 206 || status === 416
  const expected = findResponseHeaders(rules, path, partial ? 200 : status)
  for (const [name, value] of Object.entries(expected)) {
    // Redirects and unsatisfiable ranges are not cached, whatever Cache-Control says.
    if (name === 'Cache-Control' && (status === 416 || status === 301)) continue
    // Framing headers for an unsatisfiable range of the profile do no harm.
    if (status === 416) expect(headers, request).toHaveProperty([name.toLowerCase()])
    else if (status !== 301) expect(headers[name.toLowerCase()], `${request} ${name}`).toBe(value)
  }
  expect(headers['x-content-type-options'], request).toBe('nosniff')
}

/** Errors show the not-found page or less; nothing outside the site is ever shown. */
function expectBody(answer: Answer, { method, path, headers, type, coding }: Row, request: string) {
  if (method === 'HEAD') return expect(answer.body.length, request).toBe(0)
  const text = coding === 'gzip' ? gunzipSync(answer.body).toString() : answer.text
  expect(text, request).not.toMatch(/root:[^:]*:0:|"devDependencies"|add_header/)
  if (answer.status === 404 && type) expect(text, request).toContain('Page Not Found')
  if (answer.status === 206) expect(answer.body.length, request).toBe(10)
  if (path in TYPES && !headers && !method) {
    expect(answer.body.equals(readFileSync(join(DIST, path))), request).toBe(true)
  }
}
