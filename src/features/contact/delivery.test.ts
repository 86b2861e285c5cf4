// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectToaster, type Toast } from '#ui/Toaster/notify.ts'
import { deliver, SEND_LIMIT_MS } from './delivery.ts'

const values = { name: 'Dana', email: 'ops@example.com', phone: '', message: 'as typed' }
const toasts = { sent: 'Sent', failed: 'Failed', back: 'Back to the form' }
const said: Toast[] = []
const dismissed: Toast[] = []

beforeEach(() => {
  said.length = 0
  dismissed.length = 0
  connectToaster((toast) => {
    said.push(toast)
    return () => dismissed.push(toast)
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('gives up once the limit is over, and sends nothing when its code comes after that', async () => {
  let arrive = (_code: object) => {}
  const sendMessage = vi.fn<(values: object) => Promise<void>>()
  const code = new Promise<object>((resolve) => (arrive = resolve))
  vi.doMock('./send.ts', () => code)
  vi.useFakeTimers()
  const attempt = deliver(values, '', toasts)
  await vi.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await attempt
  expect(said).toMatchObject([{ kind: 'error', text: 'Failed' }])
  arrive({ sendMessage })
  await import('./send.ts')
  await Promise.resolve()
  expect(sendMessage).not.toHaveBeenCalled()
  vi.doUnmock('./send.ts')
})

test('a hidden field that was filled is refused, aloud and without a request', async () => {
  const ask = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', ask)
  await deliver(values, 'https://spam.test', toasts)
  expect(said).toMatchObject([{ kind: 'error', text: 'Failed' }])
  expect(ask).not.toHaveBeenCalled()
})

test('a message that was sent is reported as sent where the history takes no more', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')))
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times in 30 seconds', 'SecurityError')
  })
  await deliver(values, '', toasts)
  expect(said).toEqual([{ kind: 'success', text: 'Sent' }])
})

test('one message at a time', async () => {
  let answer = (_response: Response) => {}
  const ask = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', ask)
  const first = deliver(values, '', toasts)
  await deliver(values, '', toasts)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1), 4000)
  answer(new Response('OK'))
  await first
  expect(ask).toHaveBeenCalledTimes(1)
  expect(said).toEqual([{ kind: 'success', text: 'Sent' }])
})

test('a new attempt dismisses the failure toast of the last one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Busy', { status: 500 })))
  await deliver(values, '', toasts)
  dismissed.length = 0
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')))
  const attempt = deliver(values, '', toasts)
  expect(dismissed).toMatchObject([{ kind: 'error', text: 'Failed' }])
  await attempt
  expect(said).toMatchObject([{ text: 'Failed' }, { text: 'Sent' }])
})
