import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeMessage, emptyContact } from './message.ts'
import { post } from './provider.ts'

const message = composeMessage({
  ...emptyContact,
  name: 'Dana',
  email: 'ops@example.com',
  phone: { iso2: 'kw', text: '+965 5000 1234' },
  message: 'KWI',
})
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('location', { origin: 'https://www.aero.test' })
})
afterEach(() => vi.useRealTimers())

test('posts the body of the provider’s client, byte for byte', async () => {
  answer.mockResolvedValue(new Response('OK'))
  await post(message)
  const [[url, request] = []] = answer.mock.calls
  expect(url).toBe('https://www.aero.test/api/v1.0/email/send')
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"lib_version":"4.4.1","user_id":"local","service_id":"local","template_id":"local","template_params":{"user_name":"Dana","user_email":"ops@example.com","user_phone":"+96550001234","user_message":"KWI"}}',
  })
})

test('aborts the request when no answer has come in 15 s', async () => {
  vi.useFakeTimers()
  answer.mockImplementation(
    (_url, request) =>
      new Promise((_, reject) => {
        const { signal } = request ?? {}
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const attempt = post(message).catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(14_999)
  const signal = answer.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(signal?.aborted).toBe(true)
  expect(await attempt).toMatchObject({ name: 'TimeoutError' })
})

test.each([
  [new Response('Bad', { status: 400 }), 'Refused with 400: Bad'],
  [new Response('<!-- a -->\n<!DOCTYPE html><title>Sign in', { status: 200 }), 'page of HTML'],
])('an answer that is no success is an error', async (response, text) => {
  answer.mockResolvedValue(response)
  await expect(post(message)).rejects.toThrow(text)
})
