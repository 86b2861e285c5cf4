import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mediaQuery } from '#styles/media.ts'
import { followLinks } from './followLinks.ts'

/**
 * What a browser does for a page load and a client-side navigation must do itself: each path
 * change, back and forward included, scrolls to the top and moves the focus to the new heading.
 */
export function useNavigation(mainId: string) {
  const router = useRouter()

  useEffect(() => followLinks(router), [router])

  useEffect(() => {
    // The start script (src/start.ts) holds early clicks until now.
    dispatchEvent(new Event('aero:hydrated'))
  }, [])

  useEffect(() => {
    // The browser would restore a position of its own on back and forward. On a reload it should.
    const keepForReload = () => (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keepForReload)

    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
      const still = matchMedia(mediaQuery.reducedMotion).matches
      scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
      const main = document.getElementById(mainId)
      const heading = main?.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      ;(heading ?? main)?.focus({ preventScroll: true })
    })
    return () => {
      removeEventListener('pagehide', keepForReload)
      unsubscribe()
    }
  }, [router, mainId])
}
