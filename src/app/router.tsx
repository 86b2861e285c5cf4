import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageError } from './document/PageError.tsx'
import { routeTree } from '../../routes.gen.ts'

export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    caseSensitive: true,
    // `useNavigation` scrolls. Left unset, the router would scroll to the top on its first render.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
