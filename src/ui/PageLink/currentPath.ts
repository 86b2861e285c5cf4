import { useRouterState } from '@tanstack/react-router'
import { createContext } from 'react'
import { findSitePath, type SitePath } from '#content/paths.ts'

/**
 * @returns the path of the page on screen; during a navigation the router's own is ahead. Undefined
 * for the not-found page
 */
export const useCurrentPath = (): SitePath | undefined =>
  useRouterState({ select: ({ matches }) => findSitePath(matches.at(-1)?.pathname ?? '') })

/** The result of `useCurrentPath`, for all links: a subscription to the router in each would be slow. */
export const CurrentPath = createContext<SitePath | undefined>(undefined)
