import { useLayoutEffect } from 'react'
import { comeAlive } from '#lib/alive.ts'

export type PageTitleProps = { className: string; children: string }

/** The one heading of its level, which each page has: where it is hydrated, the page is. */
export function PageTitle({ className, children }: PageTitleProps) {
  // At once, and not after the parts further down.
  useLayoutEffect(comeAlive, [])
  return <h1 className={className}>{children}</h1>
}
