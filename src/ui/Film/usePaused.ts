import { useLayoutEffect, useState } from 'react'
import { onReducedMotion } from '#styles/motion.ts'
import { filmsAllowed } from './playback.ts'

/**
 * Whether films stand still: the visitor's own choice, and until then what the device asks for.
 * One for each control, which may be that of several films.
 */
export function usePaused() {
  const [paused, setPaused] = useState(false)
  // Before the film can be seen to be in view: React puts what the effects of a page that it hydrates
  // set behind all else.
  useLayoutEffect(() => {
    if (!filmsAllowed()) setPaused(true)
    return onReducedMotion(() => setPaused(true))
  }, [])
  return { paused, setPaused, toggle: () => setPaused((was) => !was) }
}
