// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('is written at once, and less than a hundred times in half a minute of typing', () => {
  vi.useFakeTimers()
  const replace = vi.spyOn(History.prototype, 'replaceState')
  const draft = createDraft<string>('typed')
  draft.keep('x', location.pathname)
  expect(replace).toHaveBeenCalledTimes(1)
  for (let length = 2; length <= 300; length++) {
    vi.advanceTimersByTime(100)
    draft.keep('x'.repeat(length), location.pathname)
  }
  expect(replace.mock.calls.length).toBeLessThan(100)
  vi.advanceTimersByTime(1000)
  expect(createDraft<string>('typed').kept()).toHaveLength(300)
})

test('what the history entry refuses is in the storage', () => {
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times in 30 seconds', 'SecurityError')
  })
  createDraft<string>('refused').keep('as typed', location.pathname)
  expect(createDraft<string>('refused').kept()).toBe('as typed')
})
