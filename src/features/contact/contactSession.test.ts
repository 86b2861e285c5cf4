import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContactSession } from './contactSession.ts'
import { emptyContact } from './message.ts'

const notify = vi.hoisted(() => vi.fn<(kind: string, text: string) => void>())
const post = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#ui/Toaster/notify.ts', () => ({ notify }))
vi.mock('./provider.ts', () => ({ post }))

const first = { ...emptyContact, name: 'Dana', message: 'First' }
const second = { ...first, message: 'Second' }

/** @returns the session of a new document: a reload, a copy of the tab, or a page from the cache */
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

/** Goes to another tab, by its session storage. @returns the tab that was left */
function switchTab(to: MemoryStorage) {
  const left = tab
  tab = to
  vi.stubGlobal('sessionStorage', tab)
  return left
}
/** Goes to a copy of this tab. @returns the tab that was left */
function copyTab() {
  const copy = new MemoryStorage()
  copy.items = new Map(tab.items)
  return switchTab(copy)
}

let browserWindow = new EventTarget()

beforeEach(() => {
  browserWindow = new EventTarget()
  vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow))
  vi.stubGlobal('removeEventListener', browserWindow.removeEventListener.bind(browserWindow))
  switchTab(new MemoryStorage())
  vi.stubGlobal('localStorage', new MemoryStorage())
  post.mockReset().mockResolvedValue()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the session', () => {
  test('goes from idle by editing and sending to sent', async () => {
    const { look, change, send } = await openDocument()
    expect(look().status).toBe('idle')
    change(first)
    expect(look()).toMatchObject({ status: 'editing', values: first })
    const sending = send(first, '')
    expect(look().status).toBe('sending')
    await sending
    expect(look()).toMatchObject({ status: 'sent', values: emptyContact })
    change(second)
    expect(look().status).toBe('editing')
  })

  test('sends one message at a time', async () => {
    const { send } = await openDocument()
    await Promise.all([send(first, ''), send(first, '')])
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('stays failed while the message is edited, and says whether it may have arrived', async () => {
    const { look, change, send } = await openDocument()
    post.mockRejectedValue(new Error('Refused with 500'))
    await send(first, '')
    change(second)
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
  test('comes back in the next document, and does not once it was sent', async () => {
    const { change, send } = await openDocument()
    change(first)
    expect((await openDocument()).look()).toMatchObject({ status: 'editing', values: first })
    await send(first, '')
    expect((await openDocument()).look()).toMatchObject({ status: 'idle', values: emptyContact })
  })

  test('that was being sent may have arrived', async () => {
    const { send } = await openDocument()
    post.mockReturnValue(new Promise(() => {}))
    void send(first, '')
    const { look } = await openDocument()
    expect(look()).toMatchObject({ status: 'failed', mayHaveArrived: true, values: first })
  })

  test('of a copied tab stays when the other tab sends', async () => {
    const { change, send } = await openDocument()
    change(first)
    const original = copyTab()
    const copy = await openDocument()
    copy.change(second)
    const copied = switchTab(original)
    await send(first, '')
    switchTab(copied)
    expect((await openDocument()).look().values).toEqual(second)
  })

  test('of the first tab stays when its copy sends', async () => {
    const { change } = await openDocument()
    change(first)
    const original = copyTab()
    await (await openDocument()).send(second, '')
    switchTab(original)
    expect((await openDocument()).look().values).toEqual(first)
  })

  test('that another document has sent as it is does not come back', async () => {
    const { change } = await openDocument()
    change(first)
    const original = copyTab()
    await (await openDocument()).send(first, '')
    switchTab(original)
    expect((await openDocument()).look().values).toEqual(emptyContact)
  })

  test('that says the same as the last message, typed again, comes back', async () => {
    const { change, send } = await openDocument()
    await send(first, '')
    change(first)
    expect((await openDocument()).look().values).toEqual(first)
  })

  test('that storage has no room for is not replaced by an older one', async () => {
    const { change } = await openDocument()
    change(first)
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError')
    })
    change(second)
    expect((await openDocument()).look().values).toEqual(emptyContact)
  })

  test('lasts in memory where storage is full', async () => {
    const { change, restore, look } = await openDocument()
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError')
    })
    change(first)
    restore()
    expect(look().values).toEqual(first)
  })
})

test('an address chooses the service once, and a result only if none was chosen', async () => {
  const { look, preselect, attach, change } = await openDocument()
  preselect('catering')
  expect(look().values.flight.service).toBe('catering')
  change({ ...look().values, flight: { ...look().values.flight, service: 'operations' } })
  preselect('catering')
  attach({ service: 'fuel', text: 'UPLIFT 1' })
  attach({ service: 'fuel', text: 'UPLIFT 2' })
  expect(look().values.flight.service).toBe('operations')
  expect(look().values.results).toEqual([{ service: 'fuel', text: 'UPLIFT 2' }])
})
