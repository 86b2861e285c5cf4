import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '#lib/browser.ts'

/**
 * Scrolls to the top, or to the target of the hash, after each navigation, Back and Forward included,
 * and moves the focus there. The router's own scroll restoration would return to the old position.
 */
export function useNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // Right after hydration, both locations are that of the loaded page.
        if (fromLocation !== toLocation) scrollToTarget(toLocation.hash, pathChanged)
      }),
    [router],
  )
}

let frame = 0

/**
 * Delays a smooth scroll: Chromium cuts it short if it begins within a frame of another scroll.
 */
function afterTwoFrames(scroll: () => void) {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(scroll)
  })
}

/** A distance in window heights. */
const LONGEST_SCROLL = 0.5

/** @param hash without `#`; empty for the top */
function scrollToTarget(hash: string, isNewPage: boolean) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  // A tool's inputs follow the anchor in the hash.
  const target = document.getElementById(String(hash.split('?', 1)[0]))
  if (isNewPage) {
    // Starts near the target: the old scroll position would first show another part of the new page.
    const top = target ? scrollY + target.getBoundingClientRect().top : 0
    const longest = LONGEST_SCROLL * innerHeight
    const start = Math.min(Math.max(scrollY, top - longest), top + longest)
    scrollTo({ top: start, behavior: 'instant' })
  }
  const scroll = () => {
    if (target) target.scrollIntoView({ behavior })
    else scrollTo({ top: 0, behavior })
  }
  if (behavior === 'smooth') afterTwoFrames(scroll)
  else scroll()
  const heading = target ?? document.querySelector<HTMLElement>('main h1')
  const { activeElement } = document
  const focus = () => {
    // On a slow device, the visitor may already have pressed into a field.
    if (document.activeElement !== activeElement) return
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  // After the first frame, which would have to wait: moving the focus computes styles again.
  requestAnimationFrame(() => setTimeout(focus))
}
