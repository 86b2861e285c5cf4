import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { type HeaderRules, responseHeaders } from '#tools/headers/policy.ts'
import { hasNginx, type Nginx, startNginx } from '#tools/headers/testing/nginx.ts'
import { readHeaderRules } from '#tools/headers/write.ts'
import { type Answer, ask } from '#tools/serve/testing/ask.ts'
import { type Expected, hostTable } from './support/hostTable.ts'
import { SITE_ORIGIN } from './support/servers.ts'

// No test here needs a page; one worker keeps one nginx.
test.describe.configure({ mode: 'default' })

const DIST = resolve('dist')
const REQUESTS = 3200
const table = hostTable(readdirSync(join(DIST, 'assets')))
const describeRequest = ({ method = 'GET', path, headers }: Expected) =>
  `${method} ${path.slice(0, 80)} ${JSON.stringify(headers ?? {}).slice(0, 60)}`

const ABSENT = 'NOT TESTED: nginx is absent and could not be installed'
let nginx: Nginx | undefined
const hosts: Record<string, () => number> = {
  'the local server': () => Number(new URL(SITE_ORIGIN).port),
  nginx: () => {
    test.skip(!nginx, ABSENT)
    return nginx?.port ?? 0
  },
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  if (hasNginx()) nginx = await startNginx(DIST)
  else console.warn(`\n!!! ${ABSENT} !!!\n`)
})
test.afterAll(() => nginx?.close())

for (const [name, port] of Object.entries(hosts)) {
  test(`${name} answers ${table.length} kinds of request as every host must`, async () => {
    const rules = await readHeaderRules(DIST)
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    for (const row of table) {
      const { path, method = 'GET', headers = {} } = row
      const answer = await ask(port(), path, { method, headers, agent })
      const what = describeRequest(row)
      expect([row.status].flat(), what).toContain(answer.status)
      expect(answer.headers, what).toMatchObject(described(row))
      expectPolicy(answer, path, rules, what)
      expectBody(answer, row, what)
    }
    agent.destroy()
  })

  test(`${name} answers 304 when the client has the version`, async () => {
    for (const path of ['/', '/robots.txt', '/aero-company-profile.pdf']) {
      const { headers } = await ask(port(), path)
      const again = await ask(port(), path, { headers: { 'if-none-match': headers.etag } })
      expect([again.status, again.text]).toEqual([304, ''])
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
  })

  test(`${name} answers ${REQUESTS} requests without an error`, async () => {
    test.setTimeout(90_000)
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const counts: Record<number, number> = {}
    const paths = [...SITE_PATHS, '/robots.txt', '/nowhere']
    let next = 0
    const client = async () => {
      while (next < REQUESTS) {
        const path = paths[next++ % paths.length] ?? '/'
        const { status } = await ask(port(), path, { agent, method: 'HEAD' })
        counts[status] = (counts[status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 16 }, client))
    agent.destroy()
    const missing = REQUESTS / paths.length
    expect(counts).toEqual({ 200: REQUESTS - missing, 404: missing })
  })
}

/** What the row names of the answer's headers. */
function described({ status, type, location, coding }: Expected): Record<string, string> {
  return {
    ...(type && { 'content-type': type }),
    ...(location && { location }),
    ...(coding && { 'content-encoding': coding, vary: 'Accept-Encoding' }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  }
}

/** Every response has the policy, each header once, whatever its status. */
function expectPolicy(answer: Answer, path: string, rules: HeaderRules, what: string) {
  const { status } = answer
  // Node refuses oversized headers before the local server sees the request.
  if (status === 431) return
  const partial = status === 206 || status === 416
  const expected = responseHeaders(rules, path, partial ? 200 : status)
  for (const [name, value] of Object.entries(expected)) {
    // A part that does not exist is kept nowhere, whatever Cache-Control says of it.
    if (name === 'Cache-Control' && (status === 416 || status === 301)) continue
    // Hosts that pass on the profile's own framing for a part that it does not have do no harm.
    if (status === 416) expect(answer.headers, what).toHaveProperty([name.toLowerCase()])
    else if (status !== 301)
      expect(answer.headers[name.toLowerCase()], `${what} ${name}`).toBe(value)
  }
  if (status === 301) expect(answer.headers.location, what).toMatch(/^\/(?!\/)/)
  expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
  expect(answer.headers['set-cookie'], what).toBeUndefined()
}

/** Errors show the not-found page or less; nothing outside the site is ever shown. */
function expectBody(
  answer: Answer,
  { method, path, headers, type, coding }: Expected,
  what: string,
) {
  if (method === 'HEAD') return expect(answer.body.length, what).toBe(0)
  const text = coding === 'gzip' ? gunzipSync(answer.body).toString() : answer.text
  expect(text, what).not.toMatch(/root:[^:]*:0:|"devDependencies"|add_header/)
  if (answer.status === 404 && type) expect(text, what).toContain('Page Not Found')
  if (answer.status === 206) expect(answer.body.length, what).toBe(10)
  if (answer.status === 200 && !coding && !headers && !SITE_PATHS.some((page) => page === path)) {
    expect(answer.body.equals(readFileSync(join(DIST, path))), what).toBe(true)
  }
}
