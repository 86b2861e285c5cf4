import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'

const never = new Promise<never>(() => {})

/**
 * Keeps what is prerendered as it is: a page that is loaded does without the code of the children, which
 * are rendered only after a navigation. React leaves the HTML of a `Suspense` boundary alone until its
 * content can be hydrated, and this content never can. In development it can, so that React compares it.
 */
export function Prerendered({ children }: { children: ReactNode }) {
  const isHydrating = !useHydrated()
  if (import.meta.env.PROD && !import.meta.env.SSR && isHydrating) use(never)
  return children
}
