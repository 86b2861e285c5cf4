import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '#styles/motion.ts'
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

/** More than the height of any page. */
const PASSED_PX = 100_000

/** Pauses the animation during a press, so that the target does not move, and ends it on focus. */
function pauseForInput(element: HTMLElement, animation: Animation) {
  const addRunningListener = (type: string, handle: (event: Event) => void) =>
    element.addEventListener(type, (event) => animation.playState === 'running' && handle(event))
  addRunningListener('pointerdown', () => {
    animation.pause()
    // One of the two listeners stays for a later gesture. By then `play()` would restart the finished
    // animation: hence the check.
    const resume = () => animation.playState === 'paused' && animation.play()
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(type, resume, { once: true })
    }
  })
  addRunningListener('focusin', ({ target }) => {
    animation.finish()
    // The browser has scrolled to the element's position during the animation.
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest' })
  })
}

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
    const isSupported = 'IntersectionObserver' in window && 'animate' in Element.prototype
    if (!element || !isSupported || prefersReducedMotion()) return
    const { offsetPx, durationMs, delayMs } = revealTimings[timing]
    const { classList } = element
    const show = () => {
      observer.disconnect()
      classList.remove(hidden)
    }
    // The observer reports the position without a forced layout during React's commit.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        // Content that is already visible must not disappear at hydration.
        const isBelow = entry.boundingClientRect.top >= innerHeight
        if (!classList.contains(hidden)) return isBelow ? classList.add(hidden) : show()
        if (!entry.isIntersecting) return
        show()
        if (prefersReducedMotion()) return
        const options = {
          duration: durationMs,
          delay: delayMs,
          easing: 'ease',
          fill: 'backwards',
        } as const
        pauseForInput(element, element.animate(KEYFRAMES[motion], options))
      },
      // The upper margin also counts elements that a fast scroll or a jump has passed.
      { rootMargin: `${PASSED_PX}px 0px -${offsetPx}px 0px` },
    )
    if (!isPrerendered.current) classList.add(hidden)
    observer.observe(element)
    // An element that is focused or pressed before it fades in must not move.
    for (const type of ['focusin', 'pointerdown']) {
      element.addEventListener(type, show, { once: true })
    }
    return show
  }, [timing, motion])

  return ref
}
