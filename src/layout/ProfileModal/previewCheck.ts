/** When the check falls due, counted from the opening of the modal. */
export const PREVIEW_CHECK_MS = 1000

/** What is known so far of the PDF and of the frame that should show it. */
export type PreviewFacts = {
  /** Whether the browser shows PDFs within pages at all. */
  viewer: boolean
  /** Whether `PREVIEW_CHECK_MS` have passed. */
  due: boolean
  /** What the server answers to a question for the file's beginning. */
  file: 'pending' | 'pdf' | 'other'
  /** What the frame holds; `silent` until it has loaded something. */
  frame: 'silent' | 'error' | 'pdf' | 'other'
  /** Whether the frame loaded only after the check fell due. */
  late: boolean
}

/** @returns whether the fallback stands in for the preview. */
export function previewFailed({ viewer, due, file, frame, late }: PreviewFacts): boolean {
  // Known from the start: a frame would turn into a download, so nothing waits for the check.
  if (!viewer) return true
  if (!due) return false
  if (frame !== 'pdf') return true
  // A PDF that arrives after a bad answer is proof that the trouble has passed.
  return file === 'other' && !late
}

/** What every PDF begins with. */
export const BEGINNING = '%PDF-'

export type FileAnswer = { ok: boolean; type: string | null; beginning: string }

/** Judges what the server says of the file; an empty one has no beginning. */
export function judgeFile({ ok, type, beginning }: FileAnswer): 'pdf' | 'other' {
  const isPdf = /^application\/pdf\s*(;|$)/i.test(type ?? '')
  return ok && isPdf && beginning.startsWith(BEGINNING) ? 'pdf' : 'other'
}

export type FrameLoad = {
  /** Null when the frame's document is out of reach. */
  contentType: string | null
  /** The frame's own request; fields are null where the browser does not tell. */
  timing: { status: number | null; size: number | null } | null
}

/**
 * Judges what a frame has loaded. That its body is empty says nothing: Chromium shows a valid PDF
 * in an empty body, and Firefox hides its viewer's document as browsers hide an error page's.
 */
export function judgeLoad({ contentType, timing }: FrameLoad): 'pdf' | 'other' {
  if (contentType !== null) return contentType === 'application/pdf' ? 'pdf' : 'other'
  const { status = null, size = null } = timing ?? {}
  const refused = status !== null && (status < 200 || status >= 400)
  return refused || size === 0 ? 'other' : 'pdf'
}

/**
 * Judges a frame that has not loaded yet: Firefox says so only when its viewer has started, which
 * takes seconds on a slow computer, and WebKitGTK never does. That it has the whole file is enough,
 * be its document out of our reach or the PDF.
 */
export function judgeSilence({ contentType, timing }: FrameLoad): 'silent' | 'pdf' {
  const whole = (timing?.size ?? 0) > 0
  const isPdf = contentType === null ? timing?.status === 200 : contentType === 'application/pdf'
  return whole && isPdf ? 'pdf' : 'silent'
}
