import { useEffect, useState } from 'react'
import { onStill } from '#styles/motion.ts'
import { filmsAllowed } from './playback.ts'

/**
 * Whether films stand still: the visitor's own choice, and until then what the device asks for.
 * One for each control, which may be that of several films.
 */
export function usePaused() {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (!filmsAllowed()) setPaused(true)
    return onStill(() => setPaused(true))
  }, [])
  return { paused, toggle: () => setPaused((was) => !was) }
}
