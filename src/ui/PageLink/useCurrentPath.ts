import { useRouterState } from '@tanstack/react-router'
import { removeTrailingSlash } from '#lib/paths.ts'

/** @returns the path of the page on screen; during a navigation the router's own is ahead */
export const useCurrentPath = (): string =>
  useRouterState({
    // The path of an index route ends in a slash.
    select: ({ matches }) => removeTrailingSlash(matches.at(-1)?.pathname ?? '/'),
  })
