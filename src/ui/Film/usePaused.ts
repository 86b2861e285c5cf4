import { useLayoutEffect, useState } from 'react'
import { onReducedMotion } from '#styles/motion.ts'
import { canPlayFilms } from './playback.ts'

/** Call it once per pause button, which may control several films. */
export function usePaused() {
  const [paused, setPaused] = useState(false)
  // A layout effect, because during hydration a passive one may run after the film has started.
  useLayoutEffect(() => {
    if (!canPlayFilms()) setPaused(true)
    return onReducedMotion(() => setPaused(true))
  }, [])
  return { paused, setPaused, toggle: () => setPaused((previous) => !previous) }
}
