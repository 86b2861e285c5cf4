import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { responseHeaders } from '#tools/headers/policy.ts'
import { FILM, HASH, type TestSite, testSite } from './testing/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

/** Expected headers, with names in lower case as Node reports them. */
function policy(path: string, status = 200) {
  const headers = responseHeaders({ path, status, scriptHashes: [HASH], providerOrigin: null })
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

test.each([
  ['/services', 'services page', 'text/html; charset=utf-8'],
  ['/services/fuel?a=1', 'fuel page', 'text/html; charset=utf-8'],
  ['/assets/a.js', 'let a', 'text/javascript; charset=utf-8'],
  ['http://localhost/services', 'services page', 'text/html; charset=utf-8'],
  ['/media/a%20b.avif', 'x', 'image/avif'],
  ['/aero-company-profile.pdf', '%PDF-1.7', 'application/pdf'],
  ['/site.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ['/contact.vcf', 'BEGIN:VCARD', 'text/vcard; charset=utf-8'],
  ['/empty.txt', '', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'Contact: x', 'text/plain; charset=utf-8'],
])('%s is served with its type and the policy', async (path, text, type) => {
  const answer = await site.ask(path)
  expect(answer).toMatchObject({ status: 200, text })
  expect(answer.headers).toMatchObject({
    ...policy(path.replace(/^http:..[^/]+|\?.*/g, '')),
    'content-type': type,
    'content-length': String(text.length),
  })
})

test.each([
  ['/services/', '/services'],
  ['/services/?next=//evil.test&b=%20', '/services?next=//evil.test&b=%20'],
  ['/services/fuel/index.html', '/services/fuel'],
  ['/index.html', '/'],
  ['/index.html?a', '/?a'],
])('%s has moved to %s', async (path, target) => {
  const { status, headers } = await site.ask(path)
  expect([status, headers.location]).toEqual([301, target])
  expect(headers).toMatchObject(policy('/'))
})

describe('not found', () => {
  test.each([
    '/nowhere',
    '/nowhere/',
    '/services/index',
    '/services/index.html/',
    '/assets',
    '/assets/',
    '/assets/a.js/',
    '/404.html',
    '//evil.test/',
    '//services/',
    '/services//fuel',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/.%2E/%2e%2e/secret.txt',
    '/./services',
    '/.hosting/headers.json',
    '/%2ehosting/headers.json',
    '/assets/.well-known/x',
    '/_headers',
    '/index.html.br',
    '/index.html.g%7a',
    `/${'a'.repeat(5000)}`,
  ])('%s', async (path) => {
    const { status, text, headers } = await site.ask(path)
    expect([status, text]).toEqual([404, 'not found page'])
    expect(headers).toMatchObject({
      ...policy('/', 404),
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  test('is compressed, and ignores conditions and ranges', async () => {
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': '*', range: 'bytes=0-1' }
    const answer = await site.ask('/nowhere', { headers })
    expect(answer.status).toBe(404)
    expect(gunzipSync(answer.body).toString()).toBe('not found page')
  })

  test('is plain text if 404.html is missing', async () => {
    await rm(join(site.dist, '404.html'))
    expect(await site.ask('/nowhere')).toMatchObject({ status: 404, text: 'Not found' })
  })
})

test('a symbolic link cannot serve a file outside the folder', async () => {
  await symlink(join(site.dist, '../secret.txt'), join(site.dist, 'link.txt'))
  await symlink(join(site.dist, 'assets/a.js'), join(site.dist, 'assets/b.js'))
  expect((await site.ask('/link.txt')).status).toBe(404)
  expect((await site.ask('/assets/b.js')).text).toBe('let a')
})

test.each(['/%', '/%ff', '/a%00b', '/..%2fsecret.txt', '/..%5csecret.txt', '/a\\b', '/%0d%0ax'])(
  '%s is a bad request',
  async (path) => {
    const { status, headers } = await site.ask(path)
    expect(status).toBe(400)
    expect(headers).toMatchObject(policy('/', 400))
  },
)

test('another method is not allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await site.ask('/services', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(headers).toMatchObject(policy('/', 405))
  }
})

describe('compression', () => {
  const home = 'home page '.repeat(50)
  const get = (coding: string) => site.ask('/', { headers: { 'accept-encoding': coding } })

  test('sends the best encoding that the client accepts', async () => {
    const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(get))
    expect(br?.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(home)
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(home)
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(plain?.text).toBe(home)
    for (const answer of [br, gzip, plain]) expect(answer?.headers.vary).toBe('Accept-Encoding')
    expect(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size).toBe(3)
  })

  test('falls back if a compressed file is missing', async () => {
    await rm(join(site.dist, 'index.html.gz'))
    expect((await get('gzip')).text).toBe(home)
  })

  test('never compresses a film', async () => {
    await site.put('media/hero.mp4.gz', 'not this')
    const { headers, body } = await site.ask('/media/hero.mp4', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(body).toEqual(FILM)
    expect(headers.vary).toBeUndefined()
  })
})

describe('conditional requests', () => {
  test('a matching ETag gets 304 with the policy’s headers', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await site.ask('/', { headers })
    const { etag = '' } = first.headers
    const second = await site.ask('/', { headers: { ...headers, 'if-none-match': etag } })
    expect([second.status, second.text]).toEqual([304, ''])
    expect(second.headers).toMatchObject(policy('/'))
    const plain = await site.ask('/', { headers: { 'if-none-match': etag } })
    expect(plain.status).toBe(200)
  })

  test('a new build is served at once', async () => {
    const { etag = '' } = (await site.ask('/services')).headers
    await site.put('services/index.html', 'SERVICES PAGE', new Date(Date.now() + 5000))
    const answer = await site.ask('/services', { headers: { 'if-none-match': etag } })
    expect(answer).toMatchObject({ status: 200, text: 'SERVICES PAGE' })
  })
})

describe('ranges of a film', () => {
  const get = (headers: Record<string, string>, method = 'GET') =>
    site.ask('/media/hero.mp4', { headers, method })

  test('a valid range gets that part', async () => {
    const answer = await get({ range: 'bytes=100-199' })
    expect(answer.status).toBe(206)
    expect(answer.body).toEqual(FILM.subarray(100, 200))
    expect(answer.headers).toMatchObject({
      ...policy('/media/hero.mp4'),
      'content-range': 'bytes 100-199/1000',
      'content-length': '100',
      'accept-ranges': 'bytes',
    })
  })

  test('a range beyond the end gets 416', async () => {
    const answer = await get({ range: 'bytes=1000-' })
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  test.each([
    'bytes=20-10',
    'bytes=0-1,5-6',
    'bytes=-10',
    'bytes=0-0',
    'bytes=0-9007199254740993',
    'lines=1-2',
    'bytes=a-b',
  ])('%s gets the whole film', async (range) => {
    const { status, body } = await get({ range })
    expect([status, body]).toEqual([200, FILM])
  })

  const OPEN = '/proc/self/fd'
  test.runIf(existsSync(OPEN))('the file is closed when the client disconnects', async () => {
    await site.put('media/long.mp4', Buffer.alloc(20_000_000))
    const before = readdirSync(OPEN).length
    for (let visit = 0; visit < 5; visit += 1) {
      const request = http.get({ port: site.port, path: '/media/long.mp4', agent: false })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      await once(response, 'readable')
      request.destroy()
    }
    await expect.poll(() => readdirSync(OPEN).length).toBeLessThanOrEqual(before)
  })

  test('HEAD gets the size and no body', async () => {
    const answer = await get({ range: 'bytes=0-9' }, 'HEAD')
    expect([answer.status, answer.headers['content-length'], answer.text]).toEqual([
      200,
      '1000',
      '',
    ])
  })
})

test('text comes whole', async () => {
  const answer = await site.ask('/assets/a.js', { headers: { range: 'bytes=0-1' } })
  expect(answer).toMatchObject({ status: 200, text: 'let a' })
  expect(answer.headers['accept-ranges']).toBeUndefined()
})

test('HEAD of a page and of the not-found page tells their sizes', async () => {
  const page = await site.ask('/services', { method: 'HEAD' })
  expect([page.status, page.headers['content-length'], page.text]).toEqual([200, '13', ''])
  const missing = await site.ask('/nowhere', { method: 'HEAD' })
  expect([missing.status, missing.headers['content-length'], missing.text]).toEqual([404, '14', ''])
})

test('without the build’s inputs inline scripts stay blocked', async () => {
  await rm(join(site.dist, '.hosting'), { recursive: true })
  const { headers } = await site.ask('/')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})
