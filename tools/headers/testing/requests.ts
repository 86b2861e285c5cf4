import { readdirSync } from 'node:fs'
import { PACK_PDF, PROFILE_PDF, REPORT_PDF, SITE_PATHS } from '#content/paths.ts'
import { findResponseHeaders, type HeaderRules } from '#tools/headers/policy.ts'
import type { Answer } from '#tools/serve/sendRequest.ts'

/** A request, and the answer that every host gives. */
export type Row = {
  path: string
  method?: string
  headers?: Record<string, string>
  status: number | readonly number[]
  type?: string
  location?: string
  coding?: string
}

const HTML = 'text/html; charset=utf-8'
const FILM = '/media/closing-av1.mp4'

/** @param dist the built site: the build chooses the names of its assets */
export function listRequests(dist: string): Row[] {
  const assets = readdirSync(`${dist}/assets`)
  const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`
  const types = {
    [asset('.js')]: 'text/javascript; charset=utf-8',
    [asset('.css')]: 'text/css; charset=utf-8',
    '/fonts/instrument-sans.woff2': 'font/woff2',
    '/media/cover-480.avif': 'image/avif',
    '/phone/flags.webp': 'image/webp',
    '/social/home.jpg': 'image/jpeg',
    '/icon-192.png': 'image/png',
    [FILM]: 'video/mp4',
    [PROFILE_PDF]: 'application/pdf',
    [REPORT_PDF]: 'application/pdf',
    [PACK_PDF]: 'application/pdf',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/favicon.ico': 'image/x-icon',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/aero.vcf': 'text/vcard; charset=utf-8',
    '/kuwait-closed-days.ics': 'text/calendar; charset=utf-8',
    '/sw.js': 'text/javascript; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json; charset=utf-8',
  }
  const gzip = { 'accept-encoding': 'gzip' }
  return [
    ...SITE_PATHS.map((path) => ({ path, status: 200, type: HTML })),
    ...Object.entries(types).map(([path, type]) => ({ path, status: 200, type })),
    ...Object.entries(REDIRECTS).map(([path, location]) => ({ path, status: 301, location })),
    ...MISSING.map((path) => ({ path, status: 404, type: HTML })),
    ...MALFORMED.map((path) => ({ path, status: [400, 404] })),
    ...[FILM, PROFILE_PDF].flatMap((path) => [
      { path, headers: { range: 'bytes=0-9' }, status: 206 },
      { path, headers: { range: 'bytes=999999999-' }, status: 416 },
    ]),
    { path: '/services', method: 'POST', status: 405 },
    { path: '/services', method: 'HEAD', status: 200, type: HTML },
    { path: '/services', headers: gzip, status: 200, type: HTML, coding: 'gzip' },
    { path: FILM, headers: gzip, status: 200 },
  ]
}

/** A page has one address: others redirect to it. */
const REDIRECTS = {
  '/services/': '/services',
  '/services/fuel/': '/services/fuel',
  '/services/?next=//evil.test&b=%20': '/services?next=//evil.test&b=%20',
  '/index.html?a': '/?a',
  '/services/fuel/index.html': '/services/fuel',
  '//contact-us': '/contact-us',
  '/services//fuel?a=//b%2F': '/services/fuel?a=//b%2F',
  '/services%2Ffuel': '/services/fuel',
  '/%2f/services%2f/fuel': '/services/fuel',
}

// biome-ignore format: a list
const MISSING = [
  '/nowhere', '/nowhere/', '/nowhere/index.html', '/services/index', '/Services', '/assets/',
  '/assets/gone.js', '/media/gone.mp4', '/404', '/404.html', '/contact-us/more', '//evil.test/',
  '/%2Fevil.test', 
  '/gone.pdf', '/_headers', '/_redirects',
]

// biome-ignore format: a list
const MALFORMED = [
  '/../package.json', '/assets/../../package.json', '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2fpackage.json', '/..%5cpackage.json', '/a%00b', '/%', '/%ff', '/%0d%0aSet-Cookie:a=1',
  '//%0d%0aSet-Cookie:a=1', '/%2f%0aSet-Cookie:a=1',
]

/** @returns what is wrong with the answer, empty if it is right */
export function findProblems(row: Row, answer: Answer, rules: HeaderRules): string[] {
  const { path, method = 'GET', status, type, location, coding } = row
  const { headers } = answer
  const expected: Record<string, string> = {
    ...(type && { 'content-type': type }),
    ...(location && { location }),
    ...(coding && { 'content-encoding': coding, vary: 'Accept-Encoding' }),
    // Caching or framing any other answer does no harm.
    ...([200, 206, 404].includes(answer.status) && findResponseHeaders(rules, path, answer.status)),
  }
  const problems = Object.entries(expected)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: ${String(headers[name.toLowerCase()])}, not ${value}`)
  if (![status].flat().includes(answer.status))
    problems.unshift(`${answer.status}, not ${String(status)}`)
  const policy = String(headers['content-security-policy'])
  if (type === 'application/pdf' && !/^frame-ancestors '(self|none)'$/.test(policy))
    problems.push('a policy that PDF viewers obey')
  if (status === 404 && !answer.text.includes('Page Not Found')) problems.push('no 404 page')
  if (status === 206 && answer.body.length !== 10) problems.push('another range')
  if (/root:[^:]*:0:|"devDependencies"/.test(answer.text)) problems.push('a file of the machine')
  return problems.map((problem) => `${method} ${path}: ${problem}`)
}
