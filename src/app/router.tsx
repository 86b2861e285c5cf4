import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { LoadAnew } from './hydration/LoadAnew.tsx'
import { routeTree } from '../../routes.gen.ts'

/** One router for the prerender and for the browser: only its history differs. */
export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: LoadAnew,
    trailingSlash: 'never',
    // As servers see paths.
    caseSensitive: true,
    // `useNavigation` does all scrolling. Left unset, the router scrolls to the top on its first render.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
