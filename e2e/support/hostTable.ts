import { SITE_PATHS } from '#lib/paths.ts'
import type { Ask } from '#tools/serve/testing/ask.ts'

/** A request, and what every host of the built site must answer. */
export type Expected = {
  path: string
  method?: string
  headers?: Ask['headers']
  /** Several where hosts may differ without harm to anybody. */
  status: number | readonly number[]
  type?: string
  location?: string
  coding?: string
}

const HTML = 'text/html; charset=utf-8'
const range = (value: string) => ({ range: `bytes=${value}` })
const MEDIA = '/media/closing-av1.mp4'
const PDF = '/aero-company-profile.pdf'

/** One file of every kind, and every page. `assets` are the names that the build chose. */
const files = (assets: readonly string[]): Expected[] => [
  ...SITE_PATHS.map((path) => ({ path, status: 200, type: HTML })),
  { path: `/assets/${named(assets, '.js')}`, status: 200, type: 'text/javascript; charset=utf-8' },
  { path: `/assets/${named(assets, '.css')}`, status: 200, type: 'text/css; charset=utf-8' },
  { path: '/fonts/instrument-sans.woff2', status: 200, type: 'font/woff2' },
  { path: '/media/catering-480.avif', status: 200, type: 'image/avif' },
  { path: '/media/catering-480.webp', status: 200, type: 'image/webp' },
  { path: '/social/home.jpg', status: 200, type: 'image/jpeg' },
  { path: '/icon-192.png', status: 200, type: 'image/png' },
  { path: MEDIA, status: 200, type: 'video/mp4' },
  { path: PDF, status: 200, type: 'application/pdf' },
  { path: '/favicon.svg', status: 200, type: 'image/svg+xml; charset=utf-8' },
  { path: '/favicon.ico', status: 200, type: 'image/x-icon' },
  { path: '/sitemap.xml', status: 200, type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8' },
  { path: '/aero.vcf', status: 200, type: 'text/vcard; charset=utf-8' },
  { path: '/sw.js', status: 200, type: 'text/javascript; charset=utf-8' },
  {
    path: '/site.webmanifest',
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
  },
]

/** One address for each page: all others of its forms lead there. */
const moved: Expected[] = [
  { path: '/services/', status: 301, location: '/services' },
  { path: '/services/fuel/', status: 301, location: '/services/fuel' },
  { path: '/services/?a=1&b=%20', status: 301, location: '/services?a=1&b=%20' },
  { path: '/services/?next=//evil.test', status: 301, location: '/services?next=//evil.test' },
  { path: '/index.html', status: 301, location: '/' },
  { path: '/index.html?a', status: 301, location: '/?a' },
  { path: '/services/index.html', status: 301, location: '/services' },
  { path: '/services/fuel/index.html', status: 301, location: '/services/fuel' },
]

const missing = [
  '/nowhere',
  '/nowhere/',
  '/nowhere/index.html',
  '/services/index',
  '/services/index.html/',
  '/Services',
  '/services/fuel/index.htm',
  '/assets',
  '/assets/',
  '/assets/gone.js',
  '/media/gone.mp4',
  '/404.html',
  '//evil.test/',
  '//evil.test/index.html',
  '/.hosting',
  '/.hosting/',
  '/.hosting/nginx.conf',
  '/%2ehosting/headers.json',
  '/assets/.x',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/index.html.g%7a',
  `/${'a'.repeat(5000)}`,
].map((path): Expected => ({ path, status: 404, type: HTML }))

/** No name of ours. Some hosts find such an address malformed, others find nothing there. */
const refused = [
  '/../package.json',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/.%2E/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/a%00b',
  '/robots.txt%00.html',
  '/%',
  '/%ff',
  '/%0d%0aSet-Cookie:a=1',
  '/%2fevil.test/',
  '/%5cevil.test/',
].map((path): Expected => ({ path, status: [400, 404] }))

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap(
  (method): Expected[] =>
    ['/services', '/nowhere', MEDIA].map((path) => ({ path, method, status: 405 })),
)

const parts: Expected[] = [MEDIA, PDF].flatMap((path) => [
  { path, headers: range('0-9'), status: 206 },
  { path, headers: range('-10'), status: [200, 206] },
  { path, headers: range('999999999-'), status: 416 },
  { path, headers: { range: 'lines=1-2' }, status: [200, 416] },
  { path, method: 'HEAD', status: 200 },
])

const rest: Expected[] = [
  { path: '/', method: 'HEAD', status: 200, type: HTML },
  { path: '/nowhere', method: 'HEAD', status: 404, type: HTML },
  { path: '/', headers: { 'accept-encoding': 'gzip' }, status: 200, type: HTML, coding: 'gzip' },
  { path: MEDIA, headers: { 'accept-encoding': 'gzip, br' }, status: 200 },
  { path: `/${'a'.repeat(20_000)}`, status: [414, 431] },
  { path: '/', headers: { 'x-long': 'a'.repeat(40_000) }, status: [400, 431] },
]

export const hostTable = (assets: readonly string[]): Expected[] => [
  ...files(assets),
  ...moved,
  ...missing,
  ...refused,
  ...methods,
  ...parts,
  ...rest,
]

function named(assets: readonly string[], ending: string): string {
  const found = assets.find((name) => name.endsWith(ending))
  if (!found) throw new Error(`The build wrote no ${ending} file`)
  return found
}
