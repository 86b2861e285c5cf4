import { useState, useSyncExternalStore } from 'react'

const prerendered = new WeakSet<object>()
const subscribe = () => () => {}
const getSnapshot = () => null

/**
 * Whether the component was prerendered and hydrated, as opposed to rendered after a navigation. The result
 * never changes. That of the router's `useHydrated` does, and renders each component again after hydration.
 */
export function useIsPrerendered(): boolean {
  const [component] = useState(() => ({}))
  useSyncExternalStore(subscribe, getSnapshot, () => {
    // React calls this function only on the server and during hydration.
    prerendered.add(component)
    return null
  })
  return prerendered.has(component)
}
