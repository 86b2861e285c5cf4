// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from './draft.ts'
import { emptyContact } from './schema.ts'

const draft = { values: { ...emptyContact, message: 'as typed' }, isAttempted: false }

afterEach(() => {
  vi.restoreAllMocks()
  saveDraft(null)
})

test('a draft lasts until it was sent', () => {
  expect(loadDraft()).toBeNull()
  saveDraft(draft)
  expect(loadDraft()).toEqual(draft)
  saveDraft(null)
  expect(loadDraft()).toBeNull()
})

test('a draft lasts in memory if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  saveDraft(draft)
  expect(loadDraft()).toEqual(draft)
})
