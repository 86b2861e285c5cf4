// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage, SendFailure } from './send.ts'

const values = { name: 'Dana', email: ' ops@example.com ', phone: '+965', message: ' as typed ' }
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function sendAndCatch(): Promise<SendFailure> {
  const thrown: unknown = await sendMessage(values).catch((error: unknown) => error)
  if (!(thrown instanceof SendFailure)) throw new Error('It did not fail with a SendFailure')
  return thrown
}

test('posts exactly the four fields, the ids and the client version', async () => {
  fetchMock.mockResolvedValue(new Response('OK'))
  await sendMessage(values)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  const [url, init] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe(`${location.origin}/api/v1.0/email/send`)
  expect(init?.method).toBe('POST')
  const body = init?.body
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    lib_version: '4.4.1',
    user_id: 'local',
    service_id: 'local',
    template_id: 'local',
    template_params: {
      user_name: 'Dana',
      user_email: 'ops@example.com',
      user_phone: '',
      user_message: ' as typed ',
    },
  })
})

test.each([400, 402, 403, 404, 412, 422, 423, 429, 451, 500, 503])(
  'fails with the status and the text of a response with status %i',
  async (status) => {
    fetchMock.mockResolvedValue(new Response('provider text', { status }))
    expect(await sendAndCatch()).toMatchObject({
      message: `The message was not sent (${status}): provider text`,
    })
  },
)

test.each([
  '<!DOCTYPE html><title>Sign in to the hotel network</title>',
  '\n<!-- cached -->\n<html><body>Home</body></html>',
])('fails on an HTML page with status 200: %j', async (page) => {
  fetchMock.mockResolvedValue(new Response(page))
  expect((await sendAndCatch()).message).toContain('(200)')
})

test.each(['OK', '', '{"status":"<html>"}', '<b>accepted</b>'])(
  'succeeds on any other response with status 200: %j',
  async (answer) => {
    fetchMock.mockResolvedValue(new Response(answer))
    await expect(sendMessage(values)).resolves.toBeUndefined()
  },
)

test('makes no request for a message above the provider’s limit', async () => {
  const message = '\u0000'.repeat(9000)
  await expect(sendMessage({ ...values, message })).rejects.toThrow('(413)')
  expect(fetchMock).not.toHaveBeenCalled()
})

test('fails with status 0 and the cause after a network error', async () => {
  const cause = new TypeError('Failed to fetch')
  fetchMock.mockRejectedValue(cause)
  const { message, cause: actualCause } = await sendAndCatch()
  expect(message).toContain('(0): Failed to fetch')
  expect(actualCause).toBe(cause)
})

test('fails with status 0 if the client throws a plain string, as it does for missing keys', async () => {
  fetchMock.mockRejectedValue('The Public Key is required')
  expect((await sendAndCatch()).message).toContain('(0): The Public Key is required')
})
