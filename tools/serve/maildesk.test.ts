import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAIL_PATH } from './maildesk.ts'
import { type TestSite, startTestSite } from './testing/site.ts'

const message = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
  template_params: {
    user_name: 'Layla',
    user_email: 'layla@charter.test',
    user_phone: '+96520000000',
    user_message: 'Two aircraft, OKKK.\nThank you',
  },
}

let site: TestSite
beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

const post = (body: unknown) =>
  site.ask(MAIL_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const storedFiles = () => readdir(site.outbox).catch(() => [])

test('the mail desk stores a message unchanged, readable by its owner only, and prints it', async () => {
  expect(await post(message)).toMatchObject({ status: 200, text: 'OK' })
  const [name = ''] = await storedFiles()
  const file = join(site.outbox, name)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ body: message })
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(site.logEntries).toHaveLength(1)
  for (const value of ['Layla', 'layla@charter.test', '+96520000000', 'Thank you', file]) {
    expect(site.logEntries[0]).toContain(value)
  }
})

test('the mail desk stores messages that arrive at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post(message)))
  expect(await storedFiles()).toHaveLength(20)
})

test.each([
  ['not json', 400, 'The request body must be a JSON object'],
  ['[]', 400, 'The request body must be a JSON object'],
  [{}, 400, 'The user ID is required'],
  [{ ...message, service_id: '' }, 400, 'The service ID is required'],
  [{ ...message, template_id: undefined }, 400, 'The template ID is required'],
  [{ ...message, lib_version: undefined }, 400, 'The library version is required'],
  [{ ...message, template_params: 'x'.repeat(50_000) }, 413, 'Variables size limit'],
])('refuses %j', async (body, status, reply) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(reply)
  expect(await storedFiles()).toEqual([])
})

test('the mail desk answers 405 to another method', async () => {
  expect(await site.ask(MAIL_PATH)).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test('the mail desk reports an outbox folder that is not writable', async () => {
  await writeFile(site.outbox, 'a file in its place')
  expect((await post(message)).status).toBe(500)
  expect(site.logEntries).toEqual([expect.stringContaining('The message was not stored')])
})
