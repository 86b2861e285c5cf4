import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '#styles/motion.ts'
import { handleClientLinks } from './clientLinks.ts'
import { scrollToTarget } from './scrollToTarget.ts'

const FADE_MS = 220

/** A fade instead of a view transition, which blocks clicks while it runs. */
function fadeInPage() {
  if (prefersReducedMotion()) return
  const options = { duration: FADE_MS, easing: 'ease' }
  document.querySelector('main')?.animate({ opacity: [0, 1] }, options)
}

/** Replaces the router's scroll restoration, which `app/router.tsx` turns off. */
export function useNavigation() {
  const router = useRouter()

  useEffect(() => handleClientLinks(router), [router])

  useEffect(() => {
    // The router does this on `pagehide`, which is too late in some browsers.
    const letBrowserRestoreScroll = () => (history.scrollRestoration = 'auto')
    addEventListener('beforeunload', letBrowserRestoreScroll)
    return () => removeEventListener('beforeunload', letBrowserRestoreScroll)
  }, [])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        fadeInPage()
        scrollToTarget(toLocation.hash)
      }),
    [router],
  )
}
