import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAIL_PATH } from './maildesk.ts'
import { type TestSite, testSite } from './testing/site.ts'

const params = {
  user_name: 'Layla',
  user_email: 'layla@charter.test',
  user_phone: '+96520000000',
  user_message: 'Two aircraft, OKKK.\nThank you',
}
const message = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
  template_params: params,
}

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const post = (body: unknown) =>
  site.ask(MAIL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const kept = () => readdir(site.outbox).catch(() => [])

test('a message is accepted, stored unchanged and printed', async () => {
  const { status, text, headers } = await post(message)
  expect([status, text]).toEqual([200, 'OK'])
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  const [name = ''] = await kept()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.json$/)
  const file = join(site.outbox, name)
  const { receivedAt, body } = JSON.parse(await readFile(file, 'utf8'))
  expect(body).toEqual(message)
  expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(10_000)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(site.entries).toHaveLength(1)
  for (const value of ['Layla', 'layla@charter.test', '+96520000000', 'Thank you', file]) {
    expect(site.entries[0]).toContain(value)
  }
})

test('simultaneous messages are all stored, without temporary files', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post(message)))
  const names = await kept()
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(20)
  expect(names).toHaveLength(20)
})

test.each([
  ['not json', 'The request body must be a JSON object'],
  ['', 'The request body must be a JSON object'],
  ['[]', 'The request body must be a JSON object'],
  ['null', 'The request body must be a JSON object'],
  [{}, 'The user ID is required'],
  [{ ...message, user_id: '' }, 'The user ID is required'],
  [{ ...message, user_id: 7 }, 'The user ID is required'],
  [{ ...message, service_id: undefined }, 'The service ID is required'],
  [{ ...message, template_id: undefined }, 'The template ID is required'],
  [{ ...message, template_params: [] }, 'The request body must hold only texts'],
  [{ ...message, template_params: { user_name: {} } }, 'The request body must hold only texts'],
  [{ ...message, x: { y: '' } }, 'The request body must hold only texts'],
  [
    JSON.stringify(message).replace('{', `{"x":${'['.repeat(3500)}${']'.repeat(3500)},`),
    'The request body must hold only texts',
  ],
])('%j is refused: %s', async (body, expected) => {
  const { status, text } = await post(body)
  expect([status, text]).toEqual([400, expected])
  expect(await kept()).toEqual([])
})

describe('size', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...message, x: '' }).length
    return JSON.stringify({ ...message, x: 'x'.repeat(bytes - empty) })
  }

  test('a body of 50 kB is accepted, one byte more is refused', async () => {
    expect((await post(sized(50_000))).status).toBe(200)
    expect((await post(sized(50_001))).status).toBe(413)
    expect(await kept()).toHaveLength(1)
  })

  test('an endless upload is answered with 413 and cut off', async () => {
    const socket = connect(site.port, '127.0.0.1')
    const received: Buffer[] = []
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('error', () => {})
    socket.write(`POST ${MAIL_PATH} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`)
    const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`
    const timer = setInterval(() => socket.write(chunk), 1)
    await once(socket, 'close').finally(() => clearInterval(timer))
    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1.1 413 /)
    expect(await kept()).toEqual([])
  })
})

test('the preflight request gets the provider’s response', async () => {
  const { status, headers } = await site.ask(MAIL_PATH, { method: 'OPTIONS' })
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': 'Content-Type',
  })
})

test('only POST to this path is accepted', async () => {
  const get = await site.ask(MAIL_PATH)
  expect([get.status, get.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  expect((await site.ask(`${MAIL_PATH}-form`, { method: 'POST' })).status).toBe(405)
  expect((await site.ask(`${MAIL_PATH}?x=1`, { method: 'POST', body: '{}' })).status).toBe(400)
})

test('an outbox that cannot be written is reported, with status 500', async () => {
  await writeFile(site.outbox, 'a file in its place')
  expect((await post(message)).status).toBe(500)
  expect(site.entries).toEqual([expect.stringContaining(`the outbox ${site.outbox} cannot be`)])
})

test('a client that disconnects stores nothing and stops nothing', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`POST ${MAIL_PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"user_id"`)
      setTimeout(() => socket.destroy(), 50)
    })
    socket.once('close', () => resolve())
  })
  expect((await post(message)).status).toBe(200)
  expect(await kept()).toHaveLength(1)
})
