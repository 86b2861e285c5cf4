import { useLayoutEffect, useRef } from 'react'
import { onViewChange, prefersReducedMotion } from '#lib/browser.ts'
import { useIsPrerendered } from '#ui/Prerendered/useIsPrerendered.ts'
import { hiddenWhileScrolling, waiting } from './Reveal.css.ts'
import { onRest, watchScrolling } from './scrolling.ts'

export type RevealTiming = {
  offsetPx: number
  durationMs: number
  delayMs: number
}

export const revealTimings = {
  standard: { offsetPx: 120, durationMs: 400, delayMs: 0 },
  card: { offsetPx: 120, durationMs: 400, delayMs: 200 },
  content: { offsetPx: 100, durationMs: 800, delayMs: 100 },
} as const satisfies Record<string, RevealTiming>

const KEYFRAMES = {
  fadeUp: [
    { opacity: 0, transform: 'translateY(32px)' },
    { opacity: 1, transform: 'none' },
  ],
  draw: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
}
export type RevealMotion = keyof typeof KEYFRAMES

/**
 * Fades an element up or draws it, once, when it scrolls into view. Below the fold it is hidden only
 * while the page scrolls; where the page rests, all of it is visible.
 */
export function useReveal<T extends HTMLElement>(
  timing: keyof typeof revealTimings,
  motion: RevealMotion = 'fadeUp',
) {
  const ref = useRef<T>(null)
  const isPrerendered = useIsPrerendered()

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    return reveal(element, revealTimings[timing], KEYFRAMES[motion], isPrerendered)
  }, [timing, motion, isPrerendered])

  return ref
}

function reveal(
  element: HTMLElement,
  { offsetPx, durationMs, delayMs }: RevealTiming,
  keyframes: Keyframe[],
  isPrerendered: boolean,
) {
  const animate = () =>
    prefersReducedMotion()
      ? undefined
      : element.animate(keyframes, {
          duration: durationMs,
          delay: delayMs,
          easing: 'ease',
          fill: 'backwards',
        })
  // Prerendered content that is in view must not disappear at hydration.
  const entrance = isPrerendered ? undefined : animate()
  const cleanups = new Set<() => void>()
  const stop = () => {
    for (const cleanup of cleanups) cleanup()
    element.classList.remove(waiting)
  }
  const finish = () => {
    stop()
    animate()
  }
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    if (!entry) return
    if (!entry.isIntersecting) {
      if (entry.boundingClientRect.top < 0) return
      entrance?.cancel()
      element.classList.add(waiting)
    } else if (element.matches(hiddenWhileScrolling)) {
      const line = `0px 0px -${offsetPx}px 0px`
      cleanups.add(onViewChange(element, (isReached) => isReached && finish(), line))
      cleanups.add(onRest(finish))
    } else {
      // A part that is already visible must not fade or move.
      stop()
    }
  })
  cleanups.add(() => observer.disconnect())
  observer.observe(element)
  watchScrolling()
  return () => {
    stop()
    entrance?.cancel()
  }
}
