import { useLayoutEffect, useState } from 'react'
import { isSavingData, onReducedMotion, prefersReducedMotion } from '#lib/browser.ts'

/**
 * Films start paused with reduced motion or data saving. Call it once per pause button, which may
 * control several films.
 */
export function usePaused() {
  const [paused, setPaused] = useState(false)
  // A layout effect, because during hydration a passive one may run after the film has started.
  useLayoutEffect(() => {
    if (prefersReducedMotion() || isSavingData()) setPaused(true)
    return onReducedMotion(() => setPaused(true))
  }, [])
  return { paused, setPaused, toggle: () => setPaused((previous) => !previous) }
}
