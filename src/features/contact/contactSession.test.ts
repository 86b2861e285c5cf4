import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContactSession } from './contactSession.ts'
import { emptyContact } from './message.ts'

const notify = vi.hoisted(() => vi.fn<(kind: string, text: string) => void>())
const post = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#ui/Toaster/notify.ts', () => ({ notify }))
vi.mock('./provider.ts', () => ({ post }))

const first = { ...emptyContact, name: 'Dana', message: 'First' }
const second = { ...first, message: 'Second' }

/** @returns the session of a new document, after a reload for example */
async function openDocument() {
  vi.resetModules()
  const session = await import('./contactSession.ts')
  session.restore()
  return { ...session, look: (): ContactSession => session.contactSession.state }
}

/** The storage of a browser, as a plain list. */
class MemoryStorage {
  items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  removeItem = (key: string) => this.items.delete(key)
  setItem(key: string, value: string) {
    this.items.set(key, value)
  }
}
let tab = new MemoryStorage()

let browserWindow = new EventTarget()

beforeEach(() => {
  browserWindow = new EventTarget()
  vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow))
  vi.stubGlobal('removeEventListener', browserWindow.removeEventListener.bind(browserWindow))
  tab = new MemoryStorage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  post.mockReset().mockResolvedValue()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the session', () => {
  test('goes from idle by editing and sending to sent', async () => {
    const { look, saveDraft, send } = await openDocument()
    expect(look().status).toBe('idle')
    saveDraft(first)
    expect(look()).toMatchObject({ status: 'editing', values: first })
    const sending = send(first, '')
    expect(look().status).toBe('sending')
    await sending
    expect(look()).toMatchObject({ status: 'sent', values: emptyContact })
    saveDraft(second)
    expect(look().status).toBe('editing')
  })

  test('sends one message at a time', async () => {
    const { send } = await openDocument()
    await Promise.all([send(first, ''), send(first, '')])
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('remembers while a failed message is edited whether it may have arrived', async () => {
    const { look, saveDraft, send } = await openDocument()
    post.mockRejectedValue(new Error('Refused with 500'))
    await send(first, '')
    saveDraft(second)
    expect(look()).toMatchObject({ status: 'failed', mayHaveArrived: false, values: second })
    post.mockRejectedValue(new DOMException('No answer', 'TimeoutError'))
    await send(second, '')
    expect(look()).toMatchObject({ status: 'failed', mayHaveArrived: true })
  })

  test('may have arrived when the visitor leaves while it is being sent', async () => {
    const { look, send } = await openDocument()
    post.mockImplementation(async () => {
      browserWindow.dispatchEvent(new Event('beforeunload'))
      throw new TypeError('Failed to fetch')
    })
    await send(first, '')
    expect(look()).toMatchObject({ status: 'failed', mayHaveArrived: true })
  })

  test('fails without a request when the hidden field is filled', async () => {
    const { look, send } = await openDocument()
    await send(first, 'https://spam.test')
    expect(look().status).toBe('failed')
    expect(post).not.toHaveBeenCalled()
  })
})

describe('a draft', () => {
  test('is restored in the next document until it was sent', async () => {
    const { saveDraft, send } = await openDocument()
    saveDraft(first)
    expect((await openDocument()).look()).toMatchObject({ status: 'editing', values: first })
    await send(first, '')
    expect((await openDocument()).look()).toMatchObject({ status: 'idle', values: emptyContact })
  })

  test('may have arrived if it was being sent', async () => {
    const { send } = await openDocument()
    post.mockReturnValue(new Promise(() => {}))
    void send(first, '')
    const { look } = await openDocument()
    expect(look()).toMatchObject({ status: 'failed', mayHaveArrived: true, values: first })
  })

  test('is removed from an earlier document once a later one has sent it', async () => {
    const earlier = await openDocument()
    earlier.saveDraft(first)
    await (await openDocument()).send(first, '')
    earlier.restore()
    expect(earlier.look().values).toEqual(emptyContact)
  })

  test('is restored with the changes of a later document', async () => {
    const earlier = await openDocument()
    earlier.saveDraft(first)
    const later = await openDocument()
    later.saveDraft(second)
    earlier.restore()
    expect(earlier.look().values).toEqual(second)
  })

  test.each([
    ['no JSON', () => '{'],
    ['nothing', () => 'null'],
    ['an older shape', () => '{"values":{"name":1}}'],
    ['another status', (json: string) => json.replace('editing', 'lost')],
    ['a number for a text', (json: string) => json.replace('"First"', '1')],
    ['no flight', (json: string) => json.replace('"flight"', '"plane"')],
    ['no fact of the flight', (json: string) => json.replace('"callSign"', '"sign"')],
    ['another country', (json: string) => json.replace('"kw"', '"zz"')],
    ['one result for many', (json: string) => json.replace('"results":[]', '"results":"one"')],
    ['another service', (json: string) => json.replace('[]', '[{"service":"x","text":"y"}]')],
  ])('stored as %s is dropped', async (_what, rewrite) => {
    const { saveDraft } = await openDocument()
    saveDraft(first)
    for (const [key, json] of tab.items) {
      expect(rewrite(json)).not.toBe(json)
      tab.items.set(key, rewrite(json))
    }
    expect((await openDocument()).look()).toMatchObject({ status: 'idle', values: emptyContact })
  })

  test('is not replaced by an older one if storage is full', async () => {
    const { saveDraft } = await openDocument()
    saveDraft(first)
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError')
    })
    saveDraft(second)
    expect((await openDocument()).look().values).toEqual(emptyContact)
  })

  test('lasts in memory where storage is full', async () => {
    const { saveDraft, restore, look } = await openDocument()
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError')
    })
    saveDraft(first)
    restore()
    expect(look().values).toEqual(first)
  })
})

test('a link chooses the service, and a result replaces the older one of its service', async () => {
  const { look, selectService, attachResult } = await openDocument()
  selectService('operations')
  attachResult({ service: 'fuel', text: 'UPLIFT 1' })
  attachResult({ service: 'fuel', text: 'UPLIFT 2' })
  expect(look().values.flight.service).toBe('operations')
  expect(look().values.results).toEqual([{ service: 'fuel', text: 'UPLIFT 2' }])
})

describe('after a message was sent', () => {
  test('the service of a link begins no draft', async () => {
    const { look, selectService, send } = await openDocument()
    await send(first, '')
    selectService('operations')
    expect(look()).toMatchObject({ status: 'sent', values: { flight: { service: 'operations' } } })
    expect([...tab.items]).toEqual([])
  })

  test('a result begins the next message', async () => {
    const { look, attachResult, send } = await openDocument()
    await send(first, '')
    attachResult({ service: 'fuel', text: 'UPLIFT 1' })
    expect(look().status).toBe('editing')
  })
})
