import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '#lib/browser.ts'
import { hidden } from './Reveal.css.ts'

export type RevealTiming = {
  /** Distance from the bottom of the viewport at which the element fades in. */
  offsetPx: number
  durationMs: number
  delayMs: number
}

/** Timings of the product specification. The easing is always `ease`. */
export const revealTimings = {
  standard: { offsetPx: 120, durationMs: 400, delayMs: 0 },
  /** The timing of the hero and of service cards. */
  card: { offsetPx: 120, durationMs: 400, delayMs: 200 },
  /** The timing of contact and content pages. */
  content: { offsetPx: 100, durationMs: 800, delayMs: 100 },
} as const satisfies Record<string, RevealTiming>

/** Keyframes by motion. A line is drawn from its start to its end. */
const KEYFRAMES = {
  fadeUp: [
    { opacity: 0, transform: 'translateY(32px)' },
    { opacity: 1, transform: 'none' },
  ],
  draw: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
}
export type RevealMotion = keyof typeof KEYFRAMES

/**
 * Fades an element up or draws it, once, when it scrolls into view. The prerendered element is visible
 * until this hook hides it, so the page also works without JavaScript.
 */
export function useReveal<T extends HTMLElement>(
  timing: keyof typeof revealTimings,
  motion: RevealMotion = 'fadeUp',
) {
  const ref = useRef<T>(null)
  const isPrerendered = useRef(!useHydrated())

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('IntersectionObserver' in window && 'animate' in Element.prototype)) return
    const { offsetPx, durationMs, delayMs } = revealTimings[timing]
    const { classList } = element
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        // A hidden part that contains the focus is already visible, and must not fade or move.
        const isHidden = element.matches(`.${hidden}:not(:focus-within)`)
        if (isHidden && !entry.isIntersecting) return
        // Prerendered content that is in view must not disappear at hydration.
        if (!isHidden && entry.boundingClientRect.top >= innerHeight) return classList.add(hidden)
        observer.disconnect()
        classList.remove(hidden)
        if (!isHidden || prefersReducedMotion()) return
        element.animate(KEYFRAMES[motion], {
          duration: durationMs,
          delay: delayMs,
          easing: 'ease',
          fill: 'backwards',
        })
      },
      { rootMargin: `0px 0px -${offsetPx}px 0px` },
    )
    if (!isPrerendered.current) classList.add(hidden)
    observer.observe(element)
    return () => {
      observer.disconnect()
      classList.remove(hidden)
    }
  }, [timing, motion])

  return ref
}
