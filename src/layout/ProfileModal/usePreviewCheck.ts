import { type RefObject, useLayoutEffect, useState } from 'react'
import { PROFILE_PDF } from '#lib/addresses.ts'
import {
  BEGINNING,
  type FrameLoad,
  judgeFile,
  judgeLoad,
  judgeSilence,
  PREVIEW_CHECK_MS,
  type PreviewFacts,
  previewFailed,
} from './previewCheck.ts'

/** False only where the browser says so: older ones do not know the property. */
export const hasPdfViewer = () => navigator.pdfViewerEnabled ?? true

/** The PDF's entry among the page's requests; the question for its beginning has one under the same name. */
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

async function askFile(signal: AbortSignal): Promise<'pdf' | 'other'> {
  try {
    const { ok, headers, body } = await fetch(PROFILE_PDF, {
      headers: { Range: `bytes=0-${BEGINNING.length - 1}` },
      // Kept, a part would wait for the frame's whole file.
      cache: 'no-store',
      signal,
    })
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    // A server that knows no parts sends the whole.
    void reader?.cancel()
    return judgeFile({
      ok,
      type: headers.get('content-type'),
      beginning: new TextDecoder().decode(value?.slice(0, BEGINNING.length)),
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
    file: 'pending',
    frame: 'silent',
    late: false,
  }))

  // A layout effect, so that no load event comes before its listener. React itself attaches
  // none for a frame's `error`.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    let loaded = false
    const question = new AbortController()
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
    void askFile(question.signal).then((file) => {
      if (!question.signal.aborted) setFacts((was) => ({ ...was, file }))
    })
    return () => {
      element.removeEventListener('load', onLoad)
      element.removeEventListener('error', onError)
      clearTimeout(timer)
      question.abort()
    }
  }, [frame, since])

  return previewFailed(facts)
}
