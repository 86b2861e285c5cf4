import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ReloadOnError } from './hydration/ReloadOnError.tsx'
import { routeTree } from '../../routes.gen.ts'

/** Creates the router of the prerender and of the browser, which differ in their history only. */
export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: ReloadOnError,
    trailingSlash: 'never',
    // As on the server.
    caseSensitive: true,
    // `useNavigation` does all scrolling. Left unset, the router scrolls to the top on its first render.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
