import { type RefObject, useLayoutEffect, useState } from 'react'
import { PROFILE_PDF } from '#lib/paths.ts'
import {
  PDF_SIGNATURE,
  type FrameFacts,
  judgeResponse,
  judgeLoadedFrame,
  judgeLoadingFrame,
  PREVIEW_CHECK_DELAY_MS,
  type PreviewFacts,
  hasPreviewFailed,
} from './previewCheck.ts'

/** Older browsers lack the property; they are assumed to have a viewer. */
export const hasPdfViewer = () => navigator.pdfViewerEnabled ?? true

/** Skips the entry of `requestFirstBytes`, which has the same name. */
function findFrameTiming(since: number): FrameFacts['timing'] {
  const address = new URL(PROFILE_PDF, location.href).href
  const entry = performance
    .getEntriesByType('resource')
    .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming)
    .findLast(
      ({ name, initiatorType, startTime }) =>
        name.split('#')[0] === address && initiatorType !== 'fetch' && startTime >= since,
    )
  if (!entry) return null
  return { status: entry.responseStatus ?? null, size: entry.decodedBodySize ?? null }
}

async function requestFirstBytes(signal: AbortSignal): Promise<'pdf' | 'other'> {
  try {
    const { ok, headers, body } = await fetch(PROFILE_PDF, {
      headers: { Range: `bytes=0-${PDF_SIGNATURE.length - 1}` },
      // A cached range request would wait for the frame's complete file.
      cache: 'no-store',
      signal,
    })
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    // Without range support the server sends the complete file.
    void reader?.cancel()
    return judgeResponse({
      ok,
      type: headers.get('content-type'),
      firstBytes: new TextDecoder().decode(value?.slice(0, PDF_SIGNATURE.length)),
    })
  } catch {
    return 'other'
  }
}

/** `load` fires before the viewer has drawn the first page, and no event tells when it has. */
const DRAWING_TIME_MS = 700

export type PreviewState = 'covered' | 'shown' | 'failed'

export function usePreviewCheck(frame: RefObject<HTMLIFrameElement | null>): PreviewState {
  const [since] = useState(() => performance.now())
  const [facts, setFacts] = useState<PreviewFacts>(() => ({
    hasViewer: hasPdfViewer(),
    isCheckDue: false,
    file: 'pending',
    frame: 'loading',
    hasLoadedLate: false,
  }))
  const [isDrawn, setDrawn] = useState(false)

  // A layout effect listens before `load` fires. React itself does not listen for a frame's `error`.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let isLoaded = false
    let drawingTimer: ReturnType<typeof setTimeout> | undefined
    const request = new AbortController()
    const frameFacts = (): FrameFacts => ({
      contentType: element.contentDocument?.contentType ?? null,
      timing: findFrameTiming(since),
    })
    const onLoad = () => {
      isLoaded = true
      setFacts((previous) => ({
        ...previous,
        frame: judgeLoadedFrame(frameFacts()),
        hasLoadedLate: previous.isCheckDue,
      }))
      drawingTimer = setTimeout(setDrawn, DRAWING_TIME_MS, true)
    }
    const onError = () => setFacts((previous) => ({ ...previous, frame: 'error' }))
    // The timing entry may appear after `load`.
    const inspect = () =>
      isLoaded ? judgeLoadedFrame(frameFacts()) : judgeLoadingFrame(frameFacts())
    const onCheck = () => {
      setFacts((previous) => ({
        ...previous,
        isCheckDue: true,
        frame: previous.frame === 'error' ? 'error' : inspect(),
      }))
      // WebKitGTK never fires `load`.
      if (!isLoaded && inspect() === 'pdf') setDrawn(true)
    }

    element.addEventListener('load', onLoad)
    element.addEventListener('error', onError)
    const timer = setTimeout(onCheck, PREVIEW_CHECK_DELAY_MS)
    void requestFirstBytes(request.signal).then((file) => {
      if (!request.signal.aborted) setFacts((previous) => ({ ...previous, file }))
    })
    return () => {
      element.removeEventListener('load', onLoad)
      element.removeEventListener('error', onError)
      clearTimeout(timer)
      clearTimeout(drawingTimer)
      request.abort()
    }
  }, [frame, since])

  if (hasPreviewFailed(facts)) return 'failed'
  return isDrawn && facts.frame === 'pdf' ? 'shown' : 'covered'
}
