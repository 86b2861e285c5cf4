import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readBody } from './body.ts'

function request(headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

test('a body arrives whole, also when a character is split between chunks', async () => {
  const message = request()
  const text = readBody(message, 5)
  const bytes = Buffer.from('a€b')
  for (const chunk of [bytes.subarray(0, 2), bytes.subarray(2), null]) message.push(chunk)
  expect(await text).toBe('a€b')
})

test('a declared size over the limit is refused unread', async () => {
  const message = request({ 'content-length': '6' })
  expect(await readBody(message, 5)).toBeNull()
  expect(message.listenerCount('data')).toBe(0)
})

test('nothing is collected beyond the limit', async () => {
  const message = request()
  const text = readBody(message, 5)
  message.push('123456')
  expect(await text).toBeNull()
  expect([message.listenerCount('data'), message.destroyed]).toEqual([0, false])
})

test('a client that goes away is an error', async () => {
  const message = request()
  const text = readBody(message, 5)
  message.destroy()
  await expect(text).rejects.toThrow(/aborted|went away|[Pp]remature/)
})
