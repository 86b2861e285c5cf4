import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { prefersReducedMotion } from '#lib/browser.ts'
import { JOURNEY, startJourney } from '#ui/journey/journey.ts'
import { BACKDROP } from './navigation/pageTransition.css.ts'
import { PageError } from './document/PageError.tsx'
import { routeTree } from '../../routes.gen.ts'

const canChooseTransitions = () =>
  !import.meta.env.SSR &&
  'startViewTransition' in document &&
  window.CSS?.supports?.('selector(:active-view-transition-type(a))')

/**
 * A device that takes longer to hydrate a first view is slow: a fast desktop takes 5 to 19 ms, one
 * slowed four times 12 to 54. A transition, for which the browser paints the old page once more, would delay
 * the new one.
 */
const QUICK_HYDRATION_MS = 20

/** Whether the browser has already moved between the two pages, as after a swipe. */
let isAnimatedByBrowser = false
if (!import.meta.env.SSR) {
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
    isAnimatedByBrowser = hasUAVisualTransition
  }
  // Before the listener of the router's history, which may begin the transition at once.
  addEventListener('popstate', onPopState, true)
}

export function createSiteRouter(history: RouterHistory) {
  const router = createRouter({
    history,
    routeTree,
    defaultErrorComponent: PageError,
    trailingSlash: 'never',
    caseSensitive: true,
    // `useNavigation` scrolls. Left unset, the router would scroll to the top on its first render.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
  })
  // Browsers without transition types would also animate the first load, and ignore reduced motion.
  if (canChooseTransitions()) {
    let isQuickDevice = false
    const startedAt = Date.now()
    const stopWaiting = router.subscribe('onRendered', () => {
      stopWaiting()
      isQuickDevice = Date.now() - startedAt <= QUICK_HYDRATION_MS
    })
    // The router's own method leaves a rejection of `ready` unhandled.
    router.startViewTransition = async (update) => {
      const isAnimated = isAnimatedByBrowser
      isAnimatedByBrowser = false
      const from = router.state.resolvedLocation?.pathname
      const isNewPage = from !== undefined && from !== router.latestLocation.pathname
      if (!isNewPage || !isQuickDevice || isAnimated || prefersReducedMotion()) return update()
      document.documentElement.style.setProperty(BACKDROP, findColorInView())
      const types = startJourney() ? [JOURNEY] : []
      const transition = document.startViewTransition({ update, types })
      // The browser skips a transition that another one interrupts, and one in a hidden tab.
      transition.ready.catch(() => {})
      passPressesOn(transition)
      return transition.updateCallbackDone
    }
  }
  return router
}

/** @returns the background colour of the section in the middle of the window */
function findColorInView(): string {
  let part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const readColor = () => (part ? getComputedStyle(part).backgroundColor : '')
  while (readColor().endsWith(', 0)')) part = part?.parentElement ?? null
  return readColor()
}

/**
 * Makes links work during a transition, when the browser gives every press to the root element: a press
 * ends the transition, and is repeated on what lies below it.
 */
function passPressesOn(transition: ViewTransition) {
  const repeat = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    // Where nothing lies below, the repeated press hits the root element again.
    stop()
    transition.skipTransition()
    document
      .elementFromPoint(event.clientX, event.clientY)
      ?.dispatchEvent(new MouseEvent('click', event))
  }
  const stop = () => removeEventListener('click', repeat)
  addEventListener('click', repeat)
  transition.finished.then(stop, stop)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
