import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailDesk, MAIL_PATH } from './maildesk.ts'

const body = { template_params: { user_name: 'Layla', user_message: 'Two aircraft.\nThank you' } }

async function startDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'aero-desk-'))
  const outbox = join(folder, 'outbox')
  const entries: string[] = []
  const desk = createMailDesk({ outbox, log: (entry) => entries.push(entry) })
  const server = createServer((request, response) => desk(request, response, () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MAIL_PATH}`
  const post = () => fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return { url, outbox, entries, post }
}

test('the mail desk stores a message, readable by its owner only, and prints it', async () => {
  const { outbox, entries, post } = await startDesk()
  expect(await (await post()).text()).toBe('OK')
  const [name = ''] = await readdir(outbox)
  const file = join(outbox, name)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ body })
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(entries.join()).toContain('Layla')
})

test('the mail desk stores 20 messages that arrive at once', async () => {
  const { outbox, post } = await startDesk()
  await Promise.all(Array.from({ length: 20 }, post))
  expect(await readdir(outbox)).toHaveLength(20)
})

test('the mail desk answers 405 to another method', async () => {
  const { url } = await startDesk()
  expect((await fetch(url)).status).toBe(405)
})
