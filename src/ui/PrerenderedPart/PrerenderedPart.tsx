import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'

export type PrerenderedPartProps = { load: () => Promise<{ default: ComponentType }> }

/**
 * A part that needs no script. React keeps the prerendered HTML of a lazy component whose code never
 * comes, so a page view loads none; only a navigation within the site does. Links do not belong in
 * it: React stops clicks on HTML that it has not hydrated.
 */
export function PrerenderedPart({ load }: PrerenderedPartProps) {
  const [isPrerendered] = useState(!useHydrated())
  // Created once: React would render a boundary again that changed before it is hydrated.
  const [content] = useState(() => {
    const Part = lazy(() =>
      isPrerendered && !import.meta.env.SSR
        ? new Promise<never>(() => {})
        : load().catch(() => ({ default: () => null })),
    )
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  })
  return content
}
