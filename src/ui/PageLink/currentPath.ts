import { useRouterState } from '@tanstack/react-router'
import { createContext } from 'react'
import { findSitePath, type SitePath } from '#content/paths.ts'

/**
 * @returns the path of the page on screen; during a navigation the router's own is ahead. Undefined
 * for the not-found page
 */
export const useCurrentPath = (): SitePath | undefined =>
  useRouterState({ select: ({ matches }) => findSitePath(matches.at(-1)?.pathname ?? '') })

/** `useCurrentPath` for all links of the layout: each would take a subscription to the router. */
export const CurrentPath = createContext<SitePath | undefined>(undefined)
