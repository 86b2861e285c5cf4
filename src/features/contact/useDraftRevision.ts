import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { flightDraft } from './composer/flight.ts'
import { contactDraft } from './contactDraft.ts'
import { abandonDelivery } from './delivery.ts'

const drafts = [contactDraft, flightDraft]

/**
 * Keeps this document out of Firefox's back/forward cache, where it would get an outdated copy of the
 * session storage. Other engines cache documents that hold a lock.
 */
function holdDraftLock() {
  // The lock is shared, so that two tabs can hold it at the same time.
  const request = navigator.locks?.request('draft', { mode: 'shared' }, () => new Promise(() => {}))
  // The request rejects if storage is blocked.
  request?.catch(() => {})
}

/** The form's `key` changes when the document returns from the cache and its draft is outdated. */
export function useDraftRevision(): number {
  const [revision, setRevision] = useState(0)
  useEffect(holdDraftLock, [])
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !drafts.some(({ isOutdated }) => isOutdated())) return
      abandonDelivery()
      // The update is synchronous: Firefox runs no work that React schedules in `pageshow`.
      flushSync(() => setRevision((current) => current + 1))
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return revision
}
