import { type RefObject, useLayoutEffect, useState } from 'react'
import { PROFILE_PDF } from '#lib/addresses.ts'
import {
  type FrameLoad,
  judgeHead,
  judgeLoad,
  judgeSilence,
  PREVIEW_CHECK_MS,
  type PreviewFacts,
  previewFailed,
} from './previewCheck.ts'

/** False only where the browser says so: older ones do not know the property. */
export const hasPdfViewer = () => navigator.pdfViewerEnabled ?? true

/** The PDF's entry among the page's requests; the HEAD request has one under the same name. */
function frameTiming(since: number): FrameLoad['timing'] {
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

async function askHead(signal: AbortSignal): Promise<'pdf' | 'other'> {
  try {
    const { ok, headers } = await fetch(PROFILE_PDF, { method: 'HEAD', signal })
    return judgeHead({
      ok,
      type: headers.get('content-type'),
      length: headers.get('content-length'),
    })
  } catch {
    return 'other'
  }
}

/** Watches the frame from its first render. @returns whether the fallback should be shown. */
export function usePreviewCheck(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [since] = useState(() => performance.now())
  const [facts, setFacts] = useState<PreviewFacts>(() => ({
    viewer: hasPdfViewer(),
    due: false,
    head: 'pending',
    frame: 'silent',
    late: false,
  }))

  // A layout effect, so that no load event comes before its listener. React itself attaches
  // none for a frame's `error`.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let loaded = false
    const head = new AbortController()
    const seen = (): FrameLoad => ({
      contentType: element.contentDocument?.contentType ?? null,
      timing: frameTiming(since),
    })
    const onLoad = () => {
      loaded = true
      setFacts((was) => ({ ...was, frame: judgeLoad(seen()), late: was.due }))
    }
    const onError = () => setFacts((was) => ({ ...was, frame: 'error' }))
    // Inspected once more: the timing entry may come after the load event.
    const inspect = () => (loaded ? judgeLoad(seen()) : judgeSilence(seen()))
    const onDue = () =>
      setFacts((was) => ({ ...was, due: true, frame: was.frame === 'error' ? 'error' : inspect() }))

    element.addEventListener('load', onLoad)
    element.addEventListener('error', onError)
    const timer = setTimeout(onDue, PREVIEW_CHECK_MS)
    void askHead(head.signal).then((answer) => {
      if (!head.signal.aborted) setFacts((was) => ({ ...was, head: answer }))
    })
    return () => {
      element.removeEventListener('load', onLoad)
      element.removeEventListener('error', onError)
      clearTimeout(timer)
      head.abort()
    }
  }, [frame, since])

  return previewFailed(facts)
}
