import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'

export type PathProviderProps = { children: ReactNode }

/** Tells all links which page is shown. */
export function PathProvider({ children }: PathProviderProps) {
  // An index route's match ends in a slash.
  const path = useRouterState({
    select: ({ matches }) => matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') ?? '/',
  })
  return <CurrentPath value={path}>{children}</CurrentPath>
}
