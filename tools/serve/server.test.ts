import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import http from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildHeaderRules } from '#tools/headers/policy.ts'
import { type TestSite, startTestSite } from './testing/site.ts'

// `e2e/nginx.spec.ts` compares every kind of request with nginx.
let site: TestSite
beforeEach(async () => {
  site = await startTestSite()
  await putHeaders([])
})
afterEach(() => site.close())

const putHeaders = (scriptHashes: string[]) =>
  site.put(
    '../dist-hosting/headers.json',
    JSON.stringify(buildHeaderRules({ scriptHashes, providerOrigin: null, pdfs: [] })),
  )

test('sends the best encoding that the client accepts, and a film as it is', async () => {
  await site.put('services/fuel/index.html', 'fuel page '.repeat(200))
  await site.put('media/hero.mp4', 'film')
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const options = { headers: { 'accept-encoding': accepted } }
    const { headers } = await site.ask('/services/fuel', options)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await site.ask('/media/hero.mp4', options)).text).toBe('film')
  }
})

test('serves a new build without a restart', async () => {
  expect(await site.ask('/')).toMatchObject({ status: 404, text: 'Not found' })
  await site.put('index.html', 'first')
  const first = await site.ask('/')
  expect(first.headers['content-security-policy']).toContain("script-src 'self';")
  await putHeaders(["'sha256-abc='"])
  await site.put('index.html', 'second build')
  const second = await site.ask('/', { headers: { 'if-none-match': first.headers.etag } })
  expect(second).toMatchObject({ status: 200, text: 'second build' })
  expect(second.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='")
})

test.each(['bytes=20-10,30-40', 'bytes=-10', 'lines=1-2'])(
  'ignores the range %s, which sirv would misread',
  async (range) => {
    await site.put('media/hero.mp4', 'film')
    const answer = await site.ask('/media/hero.mp4', { headers: { range } })
    expect(answer).toMatchObject({ status: 200, text: 'film' })
  },
)

const OPEN_FILES = '/proc/self/fd'
test.runIf(existsSync(OPEN_FILES))('closes the file when the client disconnects', async () => {
  await site.put('media/long.mp4', Buffer.alloc(20_000_000))
  const before = readdirSync(OPEN_FILES).length
  for (let visit = 0; visit < 5; visit += 1) {
    const request = http.get({ port: site.port, path: '/media/long.mp4', agent: false })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    await once(response, 'readable')
    request.destroy()
  }
  await expect.poll(() => readdirSync(OPEN_FILES).length).toBeLessThanOrEqual(before)
})
