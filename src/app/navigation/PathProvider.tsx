import type { ReactNode } from 'react'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { usePath } from './usePath.ts'

export type PathProviderProps = { children: ReactNode }

/** Tells all links which page is shown. */
export function PathProvider({ children }: PathProviderProps) {
  return <CurrentPath value={usePath()}>{children}</CurrentPath>
}
