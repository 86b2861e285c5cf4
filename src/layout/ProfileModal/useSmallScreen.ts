import { useSyncExternalStore } from 'react'
import { MEDIUM } from '#styles/media.ts'

const wide = () => matchMedia(MEDIUM)

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** @returns whether the screen is small now; follows resizing and turning. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !wide().matches,
    () => false,
  )
}
