export const PREVIEW_CHECK_DELAY_MS = 1000

export type PreviewFacts = {
  hasViewer: boolean
  isCheckDue: boolean
  /** The server's response to a request for the first bytes. */
  file: 'pending' | 'pdf' | 'other'
  frame: 'loading' | 'error' | 'pdf' | 'other'
  hasLoadedLate: boolean
}

export function hasPreviewFailed({
  hasViewer,
  isCheckDue,
  file,
  frame,
  hasLoadedLate,
}: PreviewFacts): boolean {
  // Without a viewer, the frame would start a download.
  if (!hasViewer) return true
  if (!isCheckDue) return false
  if (frame !== 'pdf') return true
  // A PDF that loads later overrules a failed request.
  return file === 'other' && !hasLoadedLate
}

export const PDF_SIGNATURE = '%PDF-'

export type ResponseFacts = { ok: boolean; type: string | null; firstBytes: string }

export function judgeResponse({ ok, type, firstBytes }: ResponseFacts): 'pdf' | 'other' {
  const isPdf = /^application\/pdf\s*(;|$)/i.test(type ?? '')
  return ok && isPdf && firstBytes.startsWith(PDF_SIGNATURE) ? 'pdf' : 'other'
}

export type FrameFacts = {
  /** Content type of the frame's document; null if it is inaccessible. */
  contentType: string | null
  /** Timing of the frame's request; a field is null if the browser does not report it. */
  timing: { status: number | null; size: number | null } | null
}

/**
 * Judges a frame that has fired `load`. Its document alone proves nothing: Chromium shows a PDF in an
 * empty body, and Firefox's viewer is as inaccessible as an error page.
 */
export function judgeLoadedFrame({ contentType, timing }: FrameFacts): 'pdf' | 'other' {
  if (contentType !== null) return contentType === 'application/pdf' ? 'pdf' : 'other'
  const { status = null, size = null } = timing ?? {}
  const isRefused = status !== null && (status < 200 || status >= 400)
  return isRefused || size === 0 ? 'other' : 'pdf'
}

/**
 * Judges a frame that has not fired `load`. Firefox fires it when its viewer has started, seconds later
 * on a slow computer. WebKitGTK never does: there, a completely received file counts.
 */
export function judgeLoadingFrame({ contentType, timing }: FrameFacts): 'loading' | 'pdf' {
  const isReceived = (timing?.size ?? 0) > 0
  const isPdf = contentType === null ? timing?.status === 200 : contentType === 'application/pdf'
  return isReceived && isPdf ? 'pdf' : 'loading'
}
