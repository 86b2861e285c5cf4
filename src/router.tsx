import { createRouter } from '@tanstack/react-router'
import { LoadAnew } from '#layout/LoadAnew/LoadAnew.tsx'
import { crossFade } from './crossFade.ts'
import { routeTree } from '../routes.gen.ts'

/** One router for the prerender and for the browser: only its history differs. */
export function createSiteRouter() {
  const router = createRouter({
    routeTree,
    defaultErrorComponent: LoadAnew,
    trailingSlash: 'never',
    // Each path change scrolls to the top (layout/useNavigation), so nothing is restored.
    scrollRestoration: false,
  })
  if (!import.meta.env.SSR) router.startViewTransition = (update) => crossFade(router, update)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
