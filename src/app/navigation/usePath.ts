import { useRouterState } from '@tanstack/react-router'
import { withoutLastSlash } from '#lib/addresses.ts'

/** The path of the page that is shown. The match of an index route ends in a slash, which goes. */
export const usePath = (): string =>
  useRouterState({
    select: ({ matches }) => withoutLastSlash(matches.at(-1)?.pathname ?? '/'),
  })
