import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routes.gen.ts'

/** One router for the prerender and for the browser: only its history differs. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    // Where the browser has them; styles/transitions says how they look, and when they do not run.
    defaultViewTransition: true,
    // Each path change scrolls to the top (layout/useNavigation), so nothing is restored.
    scrollRestoration: false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
