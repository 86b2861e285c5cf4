import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasNginx } from '#tools/browsers/find.ts'
import { readHeaderRules } from '#tools/headers/formats.ts'
import { type Nginx, startNginx } from '#tools/headers/testing/nginx.ts'
import { findProblems, listRequests } from '#tools/headers/testing/requests.ts'
import { type Address, sendRequest } from '#tools/serve/sendRequest.ts'
import { TEST_DIST } from '#tools/settings/settings.ts'
import { SITE_ORIGIN } from './support/servers.ts'

// One worker, because no test needs a page.
test.describe.configure({ mode: 'default' })

const DIST = resolve(TEST_DIST)

let nginx: Nginx | undefined
test.beforeAll(async () => {
  if (hasNginx()) nginx = await startNginx(DIST)
})
test.afterAll(() => nginx?.close())

const HOSTS: Record<string, () => Address | undefined> = {
  nginx: () => nginx,
  'the local server': () => ({ port: Number(new URL(SITE_ORIGIN).port) }),
}
for (const [name, find] of Object.entries(HOSTS)) {
  test(`${name} answers every kind of request as specified, with the policy (12)`, async () => {
    const address = find()
    test.skip(!address)
    if (!address) return
    const rules = await readHeaderRules(DIST)
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    const problems: string[] = []
    for (const row of listRequests(DIST)) {
      const { path, method = 'GET', headers = {} } = row
      const answer = await sendRequest(address, path, { method, headers, agent })
      problems.push(...findProblems(row, answer, rules))
    }
    expect(problems).toEqual([])
    const { headers } = await sendRequest(address, '/', { agent })
    const again = { headers: { 'if-none-match': headers.etag }, agent }
    expect(await sendRequest(address, '/', again)).toMatchObject({ status: 304, text: '' })
    agent.destroy()
  })
}

test('nginx redirects other names and HTTP to the site’s one address (12)', async () => {
  test.skip(!nginx)
  if (!nginx) return
  const redirect = { socketPath: nginx.redirectPath }
  for (const [address, name] of [
    [redirect, 'www.example.com'],
    [redirect, 'example.com'],
    [nginx, 'example.com'],
  ] as const) {
    const answer = await sendRequest(address, '/services?a=1', { headers: { host: name } })
    const target = 'https://www.example.com/services?a=1'
    expect([answer.status, answer.headers.location]).toEqual([301, target])
  }
})
