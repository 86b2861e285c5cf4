import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { flightDraft } from './composer/flight.ts'
import { contactDraft } from './contactDraft.ts'
import { abandonDelivery } from './delivery.ts'

/**
 * Changes when this document returns from the back/forward cache and another document of the tab
 * has changed or sent the draft meanwhile. As a `key`, it restarts the form with the newer draft.
 */
export function useDraftRevision(): number {
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (!contactDraft.isOutdated() && !flightDraft.isOutdated()) return
      abandonDelivery()
      // At once: after a return, Firefox does not run what React schedules during this event.
      flushSync(() => setRevision((current) => current + 1))
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return revision
}
