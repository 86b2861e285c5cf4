// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#content/contact.ts'
import { connectToaster, type Toast } from '#ui/Toaster/notify.ts'
import { deliver, SEND_TIMEOUT_MS } from './delivery.ts'

const values = { name: 'Dana', email: 'ops@example.com', phone: '', message: 'as typed' }
const shownToasts: Toast[] = []
const dismissedToasts: Toast[] = []

beforeEach(() => {
  shownToasts.length = 0
  dismissedToasts.length = 0
  connectToaster((toast) => {
    shownToasts.push(toast)
    return () => dismissedToasts.push(toast)
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('fails after the timeout, and sends nothing if the sending code loads later', async () => {
  let resolveModule = (_code: object) => {}
  const sendMessage = vi.fn<(values: object) => Promise<void>>()
  const sendModule = new Promise<object>((resolve) => (resolveModule = resolve))
  vi.doMock('./send.ts', () => sendModule)
  vi.useFakeTimers()
  const attempt = deliver(values, '', '/contact-us')
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1)
  expect(shownToasts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await attempt
  expect(shownToasts).toMatchObject([{ kind: 'error', text: toasts.failed }])
  resolveModule({ sendMessage })
  await import('./send.ts')
  await Promise.resolve()
  expect(sendMessage).not.toHaveBeenCalled()
  vi.doUnmock('./send.ts')
})

test('shows an error and makes no request if the honeypot field is filled', async () => {
  const fetchMock = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchMock)
  await deliver(values, 'https://spam.test', '/contact-us')
  expect(shownToasts).toMatchObject([{ kind: 'error', text: toasts.failed }])
  expect(fetchMock).not.toHaveBeenCalled()
})

test('reports success even if the browser refuses more history entries', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')))
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times in 30 seconds', 'SecurityError')
  })
  await deliver(values, '', '/contact-us')
  expect(shownToasts).toEqual([{ kind: 'success', text: toasts.sent }])
})

test('ignores a second attempt while a message is being sent', async () => {
  let respond = (_response: Response) => {}
  const fetchMock = vi.fn<typeof fetch>(() => new Promise((resolve) => (respond = resolve)))
  vi.stubGlobal('fetch', fetchMock)
  const first = deliver(values, '', '/contact-us')
  await deliver(values, '', '/contact-us')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1), 4000)
  respond(new Response('OK'))
  await first
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(shownToasts).toEqual([{ kind: 'success', text: toasts.sent }])
})

test('dismisses the failure toast of the last attempt on a new one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Busy', { status: 500 })))
  await deliver(values, '', '/contact-us')
  dismissedToasts.length = 0
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')))
  const attempt = deliver(values, '', '/contact-us')
  expect(dismissedToasts).toMatchObject([{ kind: 'error', text: toasts.failed }])
  await attempt
  expect(shownToasts).toMatchObject([{ text: toasts.failed }, { text: toasts.sent }])
})
