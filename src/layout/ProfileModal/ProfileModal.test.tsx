// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProfileModal } from './ProfileModal.tsx'

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', { pdfViewerEnabled: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const respond = (type = 'application/pdf', length = 9, status = 200) =>
  Promise.resolve(
    new Response(null, {
      status,
      headers: { 'content-type': type, 'content-length': String(length) },
    }),
  )

const shown = () => document.querySelector('iframe, h3')?.tagName

/** @returns what the dialog shows just before and just after it judges the preview */
async function openWith(answer: Promise<Response>) {
  vi.stubGlobal('fetch', () => answer)
  await act(async () => root.render(<ProfileModal onClose={() => {}} />))
  await act(async () => vi.advanceTimersByTime(999))
  const before = shown()
  await act(async () => vi.advanceTimersByTime(1))
  return [before, shown()]
}

test.each([
  ['the PDF', () => respond('application/pdf; charset=binary'), 'IFRAME'],
  ['a missing file', () => respond('application/pdf', 9, 404), 'H3'],
  ['a page', () => respond('text/html'), 'H3'],
  ['an empty file', () => respond('application/pdf', 0), 'H3'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'H3'],
  ['no answer', () => new Promise<Response>(() => {}), 'H3'],
])('judges %s after one second', async (_case, answer, expected) => {
  expect(await openWith(answer())).toEqual(['IFRAME', expected])
})

test('shows the fallback at once in a browser without a PDF viewer', async () => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: false })
  expect(await openWith(respond())).toEqual(['H3', 'H3'])
})
