import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ReloadOnError } from './hydration/ReloadOnError.tsx'
import { routeTree } from '../../routes.gen.ts'

export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: ReloadOnError,
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
