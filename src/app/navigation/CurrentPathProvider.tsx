import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { removeTrailingSlash } from '#lib/addresses.ts'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'

export type CurrentPathProviderProps = { children: ReactNode }

/** Provides the path of the page on screen; during a navigation the router's own is ahead. */
export function CurrentPathProvider({ children }: CurrentPathProviderProps) {
  const path = useRouterState({
    // The path of an index route ends in a slash.
    select: ({ matches }) => removeTrailingSlash(matches.at(-1)?.pathname ?? '/'),
  })
  return <CurrentPath value={path}>{children}</CurrentPath>
}
