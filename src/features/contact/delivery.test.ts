// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#content/contact.ts'
import { deliver, delivery, SEND_TIMEOUT_MS } from './delivery.ts'
import { loadDraft } from './draft.ts'
import { emptyContact } from './schema.ts'

const { notify } = vi.hoisted(() => ({ notify: vi.fn<(kind: string, text: string) => void>() }))
vi.mock('#ui/Toaster/notify.ts', () => ({ notify }))

const message = { name: 'Dana', email: 'ops@example.com', phone: '', message: ' as typed ' }
const typed = { ...emptyContact, ...message, phone: emptyContact.phone }
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset())
  notify.mockReset()
  delivery.setState(() => ({ status: 'idle' }))
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function expectFailure(cause: unknown) {
  expect(delivery.state.status).toBe('failed')
  expect(notify.mock.calls).toEqual([['error', toasts.failed]])
  expect(console.error).toHaveBeenCalledWith('The contact message was not sent.', cause)
  expect(loadDraft()).toEqual({ values: typed, isAttempted: true })
}

test('posts exactly the four fields, and clears the draft', async () => {
  fetchMock.mockResolvedValue(new Response('OK'))
  await deliver(message, typed, '')
  const [url, init] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe(`${location.origin}/api/v1.0/email/send`)
  expect(JSON.parse(init?.body as string)).toEqual({
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
  expect(delivery.state.status).toBe('sent')
  expect(notify.mock.calls).toEqual([['success', toasts.sent]])
  expect(loadDraft()).toBeNull()
})

test.each([400, 413, 429, 500])('fails with the status %i', async (status) => {
  fetchMock.mockResolvedValue(new Response('provider text', { status }))
  await deliver(message, typed, '')
  expectFailure(expect.objectContaining({ message: expect.stringContaining(`${status}`) }))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('fails on a network error and on a page of HTML', async () => {
  const cause = new TypeError('Failed to fetch')
  fetchMock.mockRejectedValue(cause)
  await deliver(message, typed, '')
  expectFailure(cause)
  notify.mockReset()
  fetchMock.mockResolvedValue(new Response('<!DOCTYPE html><title>Sign in to the network</title>'))
  await deliver(message, typed, '')
  expectFailure(expect.objectContaining({ message: 'Answered with a page of HTML' }))
})

test('fails after the timeout', async () => {
  vi.useFakeTimers()
  fetchMock.mockReturnValue(new Promise(() => {}))
  const attempt = deliver(message, typed, '')
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1)
  expect(delivery.state.status).toBe('sending')
  await vi.advanceTimersByTimeAsync(1)
  await attempt
  expectFailure(expect.objectContaining({ message: 'No answer in 15000 ms' }))
})

test('makes no request if the honeypot field is filled, and only one at a time', async () => {
  await deliver(message, typed, 'https://spam.test')
  expectFailure(expect.objectContaining({ message: 'The hidden field was filled' }))
  expect(fetchMock).not.toHaveBeenCalled()
  fetchMock.mockResolvedValue(new Response('OK'))
  await Promise.all([deliver(message, typed, ''), deliver(message, typed, '')])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
