import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { prefersReducedMotion } from '#lib/browser.ts'
import { JOURNEY, startJourney } from '#ui/TravellingPicture/journey.ts'
import './navigation/pageTransition.css.ts'
import { PageError } from './document/PageError.tsx'
import { routeTree } from '../../routes.gen.ts'

type Change = { fromLocation?: ParsedLocation; pathChanged: boolean }

const canChooseTransitions = () =>
  !import.meta.env.SSR && window.CSS?.supports?.('selector(:active-view-transition-type(a))')

/** @returns the types of the view transition; false to change the page without one */
function chooseTransition({ fromLocation, pathChanged }: Change) {
  if (!fromLocation || !pathChanged || prefersReducedMotion()) return false
  return startJourney() ? [JOURNEY] : []
}

export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    caseSensitive: true,
    // Browsers without transition types would also animate the first load, and ignore reduced motion.
    ...(canChooseTransitions() && { defaultViewTransition: { types: chooseTransition } }),
    // `useNavigation` scrolls. Left unset, the router would scroll to the top on its first render.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
