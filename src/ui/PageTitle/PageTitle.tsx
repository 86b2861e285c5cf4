import { useLayoutEffect } from 'react'
import { markHydrated } from '#lib/hydration.ts'

export type PageTitleProps = { className: string; children: string }

/** The `h1`, which every page renders once. It also marks the page as hydrated. */
export function PageTitle({ className, children }: PageTitleProps) {
  // Layout effects run before the passive effects of the rest of the page.
  useLayoutEffect(markHydrated, [])
  return <h1 className={className}>{children}</h1>
}
