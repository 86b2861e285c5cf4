import { useRouterState } from '@tanstack/react-router'
import { findSitePath, type SitePath } from '#content/paths.ts'

/**
 * @returns the path of the page on screen; during a navigation the router's own is ahead. Undefined
 * for the not-found page
 */
export const useCurrentPath = (): SitePath | undefined =>
  useRouterState({ select: ({ matches }) => findSitePath(matches.at(-1)?.pathname ?? '') })
