import { useState, useSyncExternalStore } from 'react'

const prerendered = new WeakSet<object>()
const subscribe = () => () => {}
const getSnapshot = () => null

/**
 * Whether the component is hydrated, as opposed to rendered after a navigation. Other than with the router's
 * `useHydrated`, the answer stays the same, so hydration renders nothing a second time.
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
