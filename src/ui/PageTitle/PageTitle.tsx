import { useLayoutEffect } from 'react'
import { markHydrated } from '#lib/hydration.ts'

export type PageTitleProps = { className: string; children: string }

/** The page's `h1`. Every page renders it once, so it also marks the page as hydrated. */
export function PageTitle({ className, children }: PageTitleProps) {
  // A layout effect runs before the passive effects of the rest of the page.
  useLayoutEffect(markHydrated, [])
  return <h1 className={className}>{children}</h1>
}
