/** Delay of the check after the modal opens. */
export const PREVIEW_CHECK_DELAY_MS = 1000

/** What is known so far about the PDF and the frame that shows it. */
export type PreviewFacts = {
  /** Whether the browser can show a PDF in a frame. */
  hasViewer: boolean
  /** Whether `PREVIEW_CHECK_DELAY_MS` have passed. */
  isCheckDue: boolean
  /** The server's response to a request for the first bytes. */
  file: 'pending' | 'pdf' | 'other'
  /** The content of the frame. */
  frame: 'loading' | 'error' | 'pdf' | 'other'
  /** Whether the frame loaded after the check. */
  hasLoadedLate: boolean
}

/** @returns whether to show the fallback instead of the preview */
export function hasPreviewFailed({
  hasViewer,
  isCheckDue,
  file,
  frame,
  hasLoadedLate,
}: PreviewFacts): boolean {
  // At once: without a viewer, a frame would start a download.
  if (!hasViewer) return true
  if (!isCheckDue) return false
  if (frame !== 'pdf') return true
  // A PDF that loads after a failed request proves that the problem is over.
  return file === 'other' && !hasLoadedLate
}

/** The first bytes of every PDF. */
export const PDF_SIGNATURE = '%PDF-'

export type ResponseFacts = { ok: boolean; type: string | null; firstBytes: string }

/** @returns whether the server's response is a PDF */
export function judgeResponse({ ok, type, firstBytes }: ResponseFacts): 'pdf' | 'other' {
  const isPdf = /^application\/pdf\s*(;|$)/i.test(type ?? '')
  return ok && isPdf && firstBytes.startsWith(PDF_SIGNATURE) ? 'pdf' : 'other'
}

export type FrameFacts = {
  /** Null if the frame's document is not accessible. */
  contentType: string | null
  /** The frame's own request; a field is null if the browser does not report it. */
  timing: { status: number | null; size: number | null } | null
}

/**
 * Judges a frame that has fired `load`. The document itself proves nothing: Chromium shows a valid
 * PDF in an empty body, and the document of Firefox's viewer is as inaccessible as an error page.
 */
export function judgeLoadedFrame({ contentType, timing }: FrameFacts): 'pdf' | 'other' {
  if (contentType !== null) return contentType === 'application/pdf' ? 'pdf' : 'other'
  const { status = null, size = null } = timing ?? {}
  const isRefused = status !== null && (status < 200 || status >= 400)
  return isRefused || size === 0 ? 'other' : 'pdf'
}

/**
 * Judges a frame that has not fired `load`. Firefox fires it when its viewer has started, which takes
 * seconds on a slow computer, and WebKitGTK never does: there, a completely received file counts.
 */
export function judgeLoadingFrame({ contentType, timing }: FrameFacts): 'loading' | 'pdf' {
  const isReceived = (timing?.size ?? 0) > 0
  const isPdf = contentType === null ? timing?.status === 200 : contentType === 'application/pdf'
  return isReceived && isPdf ? 'pdf' : 'loading'
}
