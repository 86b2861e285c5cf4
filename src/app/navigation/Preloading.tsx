import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findSitePath, type SitePath } from '#content/paths.ts'
import { canPreload } from '#lib/browser.ts'

/** Delay in browsers that cannot tell when they are idle, such as Safari. */
const FALLBACK_DELAY_MS = 200

const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, FALLBACK_DELAY_MS)
  })

const distanceFromMiddle = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  Math.abs(top + bottom - innerHeight)

/**
 * Preloads the code of the pages that links in view lead to, one page after the other while the browser is
 * idle, and the nearest to the middle of the window first.
 */
export function Preloading() {
  const router = useRouter()
  useEffect(() => {
    const seen = new Set<SitePath>()
    let queue = Promise.resolve<unknown>(undefined)
    const preload = (to: SitePath) => {
      if (!document.hidden && canPreload()) return router.preloadRoute({ to })
    }
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting)
      inView.sort((one, other) => distanceFromMiddle(one) - distanceFromMiddle(other))
      for (const { target } of inView) {
        observer.unobserve(target)
        const path = findSitePath((target as HTMLAnchorElement).pathname)
        if (!path || seen.has(path)) continue
        seen.add(path)
        queue = queue.then(untilIdle).then(() => preload(path))
      }
    })
    const watch = () => {
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    }
    watch()
    const unsubscribe = router.subscribe('onRendered', watch)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [router])
  return null
}
