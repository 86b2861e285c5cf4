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
    ['Chromium: valid', 'pdf', 'application/pdf', { status: 200, size: 480_000 }],
    ['Firefox: valid', 'pdf', null, { status: 200, size: 480_000 }],
    ['valid, without a reported status', 'pdf', null, { status: null, size: 480_000 }],
    ['valid, without a timing entry', 'pdf', null, null],
    ['404, or an error page instead', 'other', 'text/html', { status: 404, size: 900 }],
    ['an HTML page instead', 'other', 'text/html', { status: 200, size: 900 }],
    ['Chromium: framing refused, reset', 'other', null, { status: 0, size: 0 }],
    ['Firefox: framing refused', 'other', null, { status: 200, size: 0 }],
    ['frame-src refused', 'other', null, { status: 0, size: null }],
    ['attachment or 204', 'other', 'text/html', null],
    ['an inaccessible error page', 'other', null, { status: 503, size: 900 }],
  ] as const)('judges the frame “%s” as %s', (_case, verdict, contentType, timing) => {
    expect(judgeLoadedFrame({ contentType, timing })).toBe(verdict)
  })
})

describe('judgeLoadingFrame', () => {
  test.each([
    ['Firefox: viewer is starting', 'pdf', null, { status: 200, size: 480_000 }],
    ['WebKitGTK: viewer', 'pdf', 'application/pdf', { status: null, size: 480_000 }],
    ['WebKitGTK: half the file', 'loading', 'application/pdf', null],
    ['Firefox: framing refused', 'loading', null, { status: 200, size: 0 }],
    ['still loading', 'loading', 'text/html', null],
    ['reset', 'loading', null, { status: 0, size: 0 }],
    ['an inaccessible error page', 'loading', null, { status: 503, size: 900 }],
  ] as const)('judges the frame “%s” as %s', (_case, verdict, contentType, timing) => {
    expect(judgeLoadingFrame({ contentType, timing })).toBe(verdict)
  })
})
