import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { LoadAnew } from '#layout/LoadAnew/LoadAnew.tsx'
import { canFade, isFading, isStill } from '#styles/motion.ts'
import { routeTree } from '../routes.gen.ts'

type Change = { fromLocation?: object | undefined; pathChanged: boolean }

/** Pages fade into one another where motion is welcome; the first one is simply there. */
function fades({ fromLocation, pathChanged }: Change): [] | false {
  // One that is cut short by the next, or not seen at all, complains on the console.
  const isUnfit = document.hidden || isStill() || isFading()
  return fromLocation && pathChanged && !isUnfit ? [] : false
}

/** One router for the prerender and for the browser: only its history differs. */
export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: LoadAnew,
    trailingSlash: 'never',
    // As servers see paths.
    caseSensitive: true,
    ...(!import.meta.env.SSR && {
      // Other browsers would not ask `fades`.
      defaultViewTransition: canFade() && { types: fades },
    }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
