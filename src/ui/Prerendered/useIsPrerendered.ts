import { useState, useSyncExternalStore } from 'react'

const prerendered = new WeakSet<object>()
const subscribe = () => () => {}
const getSnapshot = () => null

/**
 * Whether the component was prerendered and hydrated, as opposed to rendered after a navigation. Unlike that of
 * the router's `useHydrated`, the answer never changes, so nothing is rendered again after hydration.
 */
export function useIsPrerendered(): boolean {
  const [component] = useState(() => ({}))
  useSyncExternalStore(subscribe, getSnapshot, () => {
    // React asks for this snapshot on the server and during hydration only.
    prerendered.add(component)
    return null
  })
  return prerendered.has(component)
}
