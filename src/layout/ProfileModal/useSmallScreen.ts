import { useSyncExternalStore } from 'react'
import { MEDIUM } from '#styles/media.ts'

const wideScreen = () => matchMedia(MEDIUM)

function subscribe(listener: () => void): () => void {
  const query = wideScreen()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !wideScreen().matches,
    () => false,
  )
}
