// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEND_LIMIT_MS, SendFailure } from './failure.ts'
import { providerFrom } from './provider.ts'
import { sendMessage } from './send.ts'

const values = { name: 'Dana', email: ' ops@example.com ', phone: '+965', message: ' as typed ' }
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** @returns the failure that sending ended in. */
async function failure(): Promise<SendFailure> {
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
  'a provider that answers %i is a failure with that status and text',
  async (status) => {
    fetchMock.mockResolvedValue(new Response('its own words', { status }))
    expect(await failure()).toMatchObject({ status, text: 'its own words' })
  },
)

test('a network error is status 0 and keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  fetchMock.mockRejectedValue(cause)
  expect(await failure()).toMatchObject({ status: 0, text: 'Failed to fetch', cause })
})

test('a plain string, as the client throws for missing keys, is status 0', async () => {
  fetchMock.mockRejectedValue('The Public Key is required')
  expect(await failure()).toMatchObject({ status: 0, text: 'The Public Key is required' })
})

test('gives up after the limit', async () => {
  vi.useFakeTimers()
  fetchMock.mockReturnValue(new Promise(() => {}))
  const pending = failure()
  await vi.advanceTimersByTimeAsync(SEND_LIMIT_MS)
  expect(await pending).toMatchObject({ status: 0 })
})

test('with keys the message goes to the provider, or to the origin that is set', () => {
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
  }
  expect(providerFrom(keys, 'http://here').origin).toBe('https://api.emailjs.com')
  const own = { ...keys, VITE_EMAILJS_ORIGIN: 'https://mail.example' }
  expect(providerFrom(own, 'http://here')).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://mail.example',
  })
})

test.each([
  ['code that cannot be fetched', new TypeError('Failed to fetch dynamically imported module')],
  ['storage that is blocked', new DOMException('denied', 'SecurityError')],
])('%s stops the client from loading: status 0', async (_what, thrown) => {
  vi.resetModules()
  vi.doMock('@emailjs/browser', () => {
    throw thrown
  })
  expect(await failure()).toMatchObject({ status: 0 })
  expect(fetchMock).not.toHaveBeenCalled()
  vi.doUnmock('@emailjs/browser')
})
