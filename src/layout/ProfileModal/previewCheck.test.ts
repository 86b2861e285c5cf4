import { describe, expect, test } from 'vitest'
import {
  judgeResponse,
  judgeLoadedFrame,
  judgeLoadingFrame,
  type PreviewFacts,
  hasPreviewFailed,
} from './previewCheck.ts'

const good: PreviewFacts = {
  hasViewer: true,
  isCheckDue: true,
  file: 'pdf',
  frame: 'pdf',
  hasLoadedLate: false,
}

describe('hasPreviewFailed', () => {
  test('fails at once without a PDF viewer', () => {
    expect(hasPreviewFailed({ ...good, hasViewer: false, isCheckDue: false })).toBe(true)
    expect(hasPreviewFailed({ ...good, hasViewer: false })).toBe(true)
  })

  test.each<Partial<PreviewFacts>>([
    { frame: 'loading' },
    { frame: 'other' },
    { frame: 'error' },
    { file: 'other' },
  ])('fails with %o, but not before the check', (news) => {
    expect(hasPreviewFailed({ ...good, ...news, isCheckDue: false })).toBe(false)
    expect(hasPreviewFailed({ ...good, ...news })).toBe(true)
  })

  test('does not fail with a PDF in the frame and no error from the server', () => {
    expect(hasPreviewFailed(good)).toBe(false)
    expect(hasPreviewFailed({ ...good, file: 'pending' })).toBe(false)
  })

  test('shows the preview again when the PDF loads after the check', () => {
    expect(hasPreviewFailed({ ...good, hasLoadedLate: true })).toBe(false)
    expect(hasPreviewFailed({ ...good, file: 'other', hasLoadedLate: true })).toBe(false)
  })

  test.each(['other', 'error'] as const)(
    'stays failed when the frame loads %s after the check',
    (frame) => {
      expect(hasPreviewFailed({ ...good, frame, hasLoadedLate: true })).toBe(true)
    },
  )
})

describe('judgeResponse', () => {
  const answer = { ok: true, type: 'application/pdf', firstBytes: '%PDF-' }

  test.each([{}, { type: 'Application/PDF; charset=binary' }])(
    'accepts a PDF with %o',
    (change) => {
      expect(judgeResponse({ ...answer, ...change })).toBe('pdf')
    },
  )

  test.each([
    { ok: false },
    { type: null },
    { type: 'text/html; charset=utf-8' },
    { type: 'application/pdfx' },
    { firstBytes: '' },
    { firstBytes: '<html' },
  ])('rejects a response with %o', (change) => {
    expect(judgeResponse({ ...answer, ...change })).toBe('other')
  })
})

describe('judgeLoadedFrame', () => {
  test.each([
    ['Chromium: valid', 'application/pdf', { status: 200, size: 480_000 }, 'pdf'],
    ['Firefox: valid', null, { status: 200, size: 480_000 }, 'pdf'],
    ['valid, without a reported status', null, { status: null, size: 480_000 }, 'pdf'],
    ['valid, without a timing entry', null, null, 'pdf'],
    ['404, or an error page instead', 'text/html', { status: 404, size: 900 }, 'other'],
    ['an HTML page instead', 'text/html', { status: 200, size: 900 }, 'other'],
    ['Chromium: framing refused, reset', null, { status: 0, size: 0 }, 'other'],
    ['Firefox: framing refused', null, { status: 200, size: 0 }, 'other'],
    ['frame-src refused', null, { status: 0, size: null }, 'other'],
    ['attachment or 204', 'text/html', null, 'other'],
    ['an inaccessible error page', null, { status: 503, size: 900 }, 'other'],
  ] as const)('%s', (_case, contentType, timing, verdict) => {
    expect(judgeLoadedFrame({ contentType, timing })).toBe(verdict)
  })
})

describe('judgeLoadingFrame', () => {
  test.each([
    ['Firefox: viewer is starting', null, { status: 200, size: 480_000 }, 'pdf'],
    ['WebKitGTK: viewer', 'application/pdf', { status: null, size: 480_000 }, 'pdf'],
    ['WebKitGTK: half the file', 'application/pdf', null, 'loading'],
    ['Firefox: framing refused', null, { status: 200, size: 0 }, 'loading'],
    ['still loading', 'text/html', null, 'loading'],
    ['reset', null, { status: 0, size: 0 }, 'loading'],
    ['an inaccessible error page', null, { status: 503, size: 900 }, 'loading'],
  ] as const)('%s', (_case, contentType, timing, verdict) => {
    expect(judgeLoadingFrame({ contentType, timing })).toBe(verdict)
  })
})
