import type { AnyRouter } from '@tanstack/react-router'
import { mediaQuery } from '#styles/media.ts'

/**
 * Runs an update as a view transition, from page to page and where motion is welcome. The router
 * has an option for it, which would also fade the first page in and leaves the promise of a
 * transition that the next one cuts short to fail unheard, on the console.
 */
export function crossFade(router: AnyRouter, update: () => Promise<void>): Promise<void> {
  const { latestLocation, state } = router
  const from = state.resolvedLocation?.pathname
  const still = matchMedia(mediaQuery.reducedMotion).matches
  if (!from || from === latestLocation.pathname || still || !('startViewTransition' in document))
    return update()
  const transition = document.startViewTransition(update)
  transition.ready.catch(() => undefined)
  return transition.updateCallbackDone
}
