import { useLayoutEffect, useState } from 'react'
import { onReducedMotion } from '#styles/motion.ts'
import { mayPlayFilms } from './playback.ts'

/**
 * Whether films are paused: initially by reduced motion or data saving, then by the visitor. One
 * instance per pause button, which may control several films.
 */
export function usePaused() {
  const [paused, setPaused] = useState(false)
  // A layout effect: during hydration, React may run updates from passive effects after the observer
  // has started the film.
  useLayoutEffect(() => {
    if (!mayPlayFilms()) setPaused(true)
    return onReducedMotion(() => setPaused(true))
  }, [])
  return { paused, setPaused, toggle: () => setPaused((was) => !was) }
}
