import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'

export type PrerenderedPartProps = { load: () => Promise<{ default: ComponentType }> }

/**
 * A part that needs no script. React keeps the prerendered HTML of a lazy component that never loads,
 * so its code is only fetched for a client-side navigation. The part must not contain links: React
 * blocks clicks on HTML that it has not hydrated.
 */
export function PrerenderedPart({ load }: PrerenderedPartProps) {
  const [isPrerendered] = useState(!useHydrated())
  // The content is created once: React discards the HTML of a boundary that changes before hydration.
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
