import { useLayoutEffect } from 'react'
import { comeAlive } from '#lib/alive.ts'

export type PageTitleProps = { className: string; children: string }

/** The page's `h1`. Every page renders it once, so it also marks the page as hydrated. */
export function PageTitle({ className, children }: PageTitleProps) {
  // A layout effect runs before the passive effects of the rest of the page.
  useLayoutEffect(comeAlive, [])
  return <h1 className={className}>{children}</h1>
}
