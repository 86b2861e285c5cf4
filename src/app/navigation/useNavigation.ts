import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followLinks } from './followLinks.ts'
import { prefersReducedMotion } from '#styles/motion.ts'
import { arrive } from './arrive.ts'

const FADE_MS = 220

/**
 * Fades a new page in below the header. A view transition would do it too, but takes clicks, new
 * tabs included, away from the page while it runs.
 */
function fadeIn() {
  if (prefersReducedMotion()) return
  const options = { duration: FADE_MS, easing: 'ease' }
  document.querySelector('main')?.animate({ opacity: [0, 1] }, options)
}

/**
 * What a browser does for a page load and a client-side navigation must do itself. All scrolling is
 * here: `scrollRestoration` in `app/router.tsx` turns the router's own off.
 */
export function useNavigation() {
  const router = useRouter()

  useEffect(() => followLinks(router), [router])

  useEffect(() => {
    const life = new AbortController()
    const keepPlace = () => (history.scrollRestoration = 'auto')
    // Who comes back from another site finds his place. Phones only tell of the second, when the
    // history entry may take nothing more.
    for (const end of ['beforeunload', 'pagehide']) {
      addEventListener(end, keepPlace, { signal: life.signal })
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.scrollRestoration = 'manual'
    }
    addEventListener('pageshow', onShow, { signal: life.signal })
    return () => life.abort()
  }, [])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        fadeIn()
        arrive(toLocation.hash)
      }),
    [router],
  )
}
