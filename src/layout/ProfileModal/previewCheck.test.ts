import { describe, expect, test } from 'vitest'
import {
  judgeFile,
  judgeLoad,
  judgeSilence,
  type PreviewFacts,
  previewFailed,
} from './previewCheck.ts'

const good: PreviewFacts = { viewer: true, due: true, file: 'pdf', frame: 'pdf', late: false }

describe('previewFailed', () => {
  test('without a PDF viewer: at once', () => {
    expect(previewFailed({ ...good, viewer: false, due: false })).toBe(true)
    expect(previewFailed({ ...good, viewer: false })).toBe(true)
  })

  test.each<Partial<PreviewFacts>>([
    { frame: 'silent' },
    { frame: 'other' },
    { frame: 'error' },
    { file: 'other' },
  ])('%o: not before the check falls due, then failed', (news) => {
    expect(previewFailed({ ...good, ...news, due: false })).toBe(false)
    expect(previewFailed({ ...good, ...news })).toBe(true)
  })

  test('a PDF in the frame and no bad word from the server: shown', () => {
    expect(previewFailed(good)).toBe(false)
    expect(previewFailed({ ...good, file: 'pending' })).toBe(false)
  })

  test('a good load that comes later brings the preview back', () => {
    expect(previewFailed({ ...good, late: true })).toBe(false)
    expect(previewFailed({ ...good, file: 'other', late: true })).toBe(false)
  })

  test.each(['other', 'error'] as const)('a late load of kind %s does not', (frame) => {
    expect(previewFailed({ ...good, frame, late: true })).toBe(true)
  })
})

describe('judgeFile', () => {
  const answer = { ok: true, type: 'application/pdf', beginning: '%PDF-' }

  test.each([{}, { type: 'Application/PDF; charset=binary' }])('%o: a PDF', (change) => {
    expect(judgeFile({ ...answer, ...change })).toBe('pdf')
  })

  test.each([
    { ok: false },
    { type: null },
    { type: 'text/html; charset=utf-8' },
    { type: 'application/pdfx' },
    { beginning: '' },
    { beginning: '<html' },
  ])('%o: not', (change) => {
    expect(judgeFile({ ...answer, ...change })).toBe('other')
  })
})

describe('judgeLoad', () => {
  test.each([
    ['Chromium: valid', 'application/pdf', { status: 200, size: 480_000 }, 'pdf'],
    ['Firefox: valid', null, { status: 200, size: 480_000 }, 'pdf'],
    ['valid, where statuses are not told', null, { status: null, size: 480_000 }, 'pdf'],
    ['valid, where requests are not told', null, null, 'pdf'],
    ['404, or another page in its place', 'text/html', { status: 404, size: 900 }, 'other'],
    ['another page in its place', 'text/html', { status: 200, size: 900 }, 'other'],
    ['Chromium: framing refused, reset', null, { status: 0, size: 0 }, 'other'],
    ['Firefox: framing refused', null, { status: 200, size: 0 }, 'other'],
    ['frame-src refused', null, { status: 0, size: null }, 'other'],
    ['attachment or 204', 'text/html', null, 'other'],
    ['an error page that cannot be read', null, { status: 503, size: 900 }, 'other'],
  ] as const)('%s', (_case, contentType, timing, verdict) => {
    expect(judgeLoad({ contentType, timing })).toBe(verdict)
  })
})

describe('judgeSilence', () => {
  test.each([
    ['Firefox: its viewer is starting', null, { status: 200, size: 480_000 }, 'pdf'],
    ['WebKitGTK: its viewer', 'application/pdf', { status: null, size: 480_000 }, 'pdf'],
    ['WebKitGTK: half the file', 'application/pdf', null, 'silent'],
    ['Firefox: framing refused', null, { status: 200, size: 0 }, 'silent'],
    ['still on its way', 'text/html', null, 'silent'],
    ['reset', null, { status: 0, size: 0 }, 'silent'],
    ['an error page that cannot be read', null, { status: 503, size: 900 }, 'silent'],
  ] as const)('%s', (_case, contentType, timing, verdict) => {
    expect(judgeSilence({ contentType, timing })).toBe(verdict)
  })
})
