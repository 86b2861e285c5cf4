// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a draft is written at the first change, and fewer than 100 times in 30 seconds of typing', () => {
  vi.useFakeTimers()
  const replace = vi.spyOn(History.prototype, 'replaceState')
  const draft = createDraft<{ message: string }>('typed')
  draft.save({ message: 'x' }, location.pathname)
  expect(replace).toHaveBeenCalledTimes(1)
  for (let length = 2; length <= 300; length++) {
    vi.advanceTimersByTime(100)
    draft.save({ message: 'x'.repeat(length) }, location.pathname)
  }
  expect(replace.mock.calls.length).toBeLessThan(100)
  vi.advanceTimersByTime(1000)
  expect(createDraft<{ message: string }>('typed').load()?.message).toHaveLength(300)
})

test.each(['beforeunload', 'pagehide', 'visibilitychange'])(
  'a draft is written on %s, which may be the last event of a page',
  (leaving) => {
    vi.useFakeTimers()
    const draft = createDraft<{ message: string }>(leaving)
    draft.save({ message: 'first' }, location.pathname)
    draft.save({ message: 'last' }, location.pathname)
    window.dispatchEvent(new Event(leaving))
    expect(createDraft(leaving).load()).toEqual({ message: 'last' })
  },
)

test('a draft is outdated after another document of the tab has saved or sent one', () => {
  vi.useFakeTimers()
  const older = createDraft<{ message: string }>('outdated')
  older.save({ message: 'typed' }, location.pathname)
  expect(older.isOutdated()).toBe(false)
  vi.advanceTimersByTime(1000)
  createDraft('outdated').save(null, location.pathname)
  expect(older.isOutdated()).toBe(true)
  expect(older.load()).toBeUndefined()
})

test('a sent draft does not return to a document with an outdated session storage, as in Firefox', () => {
  vi.useFakeTimers()
  const older = createDraft<{ message: string }>('stale')
  older.save({ message: 'typed' }, location.pathname)
  const outdated = sessionStorage.getItem('stale') ?? ''
  const entry = history.state
  vi.advanceTimersByTime(1000)
  const newer = createDraft<{ message: string }>('stale')
  newer.save({ message: 'typed and changed' }, location.pathname)
  vi.advanceTimersByTime(1000)
  newer.save(null, location.pathname)
  sessionStorage.setItem('stale', outdated)
  history.replaceState(entry, '')
  expect(older.isOutdated()).toBe(true)
  expect(older.load()).toBeUndefined()
  // Text typed after sending belongs to another draft.
  older.save({ message: 'next' }, location.pathname)
  expect(older.isOutdated()).toBe(false)
  expect(createDraft('stale').load()).toEqual({ message: 'next' })
})

test.each([
  ['original', 'copy'],
  ['copy', 'original'],
] as const)(
  'when the %s of two duplicated tabs sends, the %s keeps only its own changes',
  (sending, other) => {
    vi.useFakeTimers()
    const key = `duplicated by ${sending}`
    const open = () => createDraft<{ message: string }>(key)
    type Tab = { draft: ReturnType<typeof open>; stored: string; state: unknown }
    /** Works with the tab's own session storage and history, and reads the draft as a reload does. */
    const inTab = (tab: Tab, work = (_draft: Tab['draft']) => {}) => {
      sessionStorage.setItem(key, tab.stored)
      history.replaceState(tab.state, '')
      work(tab.draft)
      tab.stored = sessionStorage.getItem(key) ?? ''
      tab.state = history.state
      vi.advanceTimersByTime(1000)
      return open().load()?.message
    }
    const type = (message: string) => (draft: Tab['draft']) =>
      draft.save({ message }, location.pathname)
    const send = (draft: Tab['draft']) => draft.save(null, location.pathname)

    for (const text of ['typed', 'typed and changed']) {
      const original: Tab = { draft: open(), stored: 'null', state: null }
      inTab(original, type('typed'))
      const copy = { ...original, draft: open() }
      inTab(copy, type('typed'))
      const tabs = { original, copy }
      inTab(tabs[other], type(text))
      inTab(tabs[sending], type('sent'))
      inTab(tabs[sending], send)
      expect(inTab(tabs[other])).toBe(text === 'typed' ? undefined : text)
    }
  },
)

test('a sent draft does not return from an older history entry if storage is blocked', async () => {
  vi.useFakeTimers()
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const draft = createDraft<{ message: string }>('unstored')
  draft.save({ message: 'typed' }, location.pathname)
  const entry = history.state
  vi.advanceTimersByTime(1000)
  draft.save(null, location.pathname)
  history.replaceState(entry, '')
  expect(createDraft('unstored').load()).toBeUndefined()
})

test('a draft is in the session storage if the history entry cannot be changed', () => {
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times in 30 seconds', 'SecurityError')
  })
  createDraft<{ message: string }>('refused').save({ message: 'as typed' }, location.pathname)
  expect(createDraft<{ message: string }>('refused').load()).toEqual({ message: 'as typed' })
})

test('a draft restores the other fields if one was typed again before hydration', () => {
  const draft = createDraft<{ name?: string; message?: string }>('renewed')
  createDraft('renewed').save({ name: 'Dana', message: 'old' }, location.pathname)
  // The start script writes text typed before hydration under this key.
  history.replaceState({ ...history.state, renewedTyped: { message: 'new' } }, '')
  expect(draft.load()).toEqual({ name: 'Dana', message: 'new' })
  draft.save({ name: 'Dana', message: 'newer' }, location.pathname)
  expect(draft.load()).toEqual({ name: 'Dana', message: 'newer' })
})

test('a draft does not return after it was sent, even within the same millisecond', () => {
  vi.useFakeTimers()
  const draft = createDraft<{ message: string }>('sent')
  draft.save({ message: 'sent' }, location.pathname)
  draft.save(null, location.pathname)
  expect(draft.load()).toBeUndefined()
})

test.each(['x', '{}', 'null'])(
  'a draft is saved and sent although the list of ended drafts is %s',
  (damaged) => {
    localStorage.setItem('ended-drafts', damaged)
    const draft = createDraft<{ message: string }>('damaged')
    draft.save({ message: 'typed' }, location.pathname)
    expect(draft.load()).toEqual({ message: 'typed' })
    draft.save(null, location.pathname)
    expect(draft.load()).toBeUndefined()
    expect(localStorage.getItem('ended-drafts')).toMatch(/^\[\[/)
  },
)
