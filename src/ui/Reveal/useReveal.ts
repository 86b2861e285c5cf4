import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { hidden } from './Reveal.css.ts'

export type RevealTiming = {
  /** How far above the lower edge of the window an element must be to appear, in pixels. */
  offset: number
  /** Milliseconds. */
  duration: number
  delay: number
}

/** Figures of the product's specification. `ease` throughout. */
export const revealTimings = {
  standard: { offset: 120, duration: 400, delay: 0 },
  /** Hero and service cards. */
  card: { offset: 120, duration: 400, delay: 200 },
  /** Contact and content pages. */
  content: { offset: 100, duration: 800, delay: 100 },
} as const satisfies Record<string, RevealTiming>

const FADE_UP = [
  { opacity: 0, transform: 'translateY(32px)' },
  { opacity: 1, transform: 'none' },
]

/**
 * Fades an element up, once, when it scrolls into view. It is visible by default: only a script
 * that is running, with motion allowed, hides it first.
 */
export function useReveal<T extends HTMLElement>(timing: keyof typeof revealTimings) {
  const ref = useRef<T>(null)
  const prerendered = useRef(!useHydrated())

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { offset, duration, delay } = revealTimings[timing]
    // What the prerendered page already shows must not vanish at hydration.
    if (prerendered.current && element.getBoundingClientRect().top < innerHeight) return

    element.classList.add(hidden)
    const reveal = () => {
      observer.disconnect()
      element.removeEventListener('focusin', reveal)
      element.classList.remove(hidden)
      element.animate(FADE_UP, { duration, delay, easing: 'ease', fill: 'backwards' })
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reveal(), {
      rootMargin: `0px 0px -${offset}px 0px`,
    })
    observer.observe(element)
    // Keyboard users may reach it before it scrolls in.
    element.addEventListener('focusin', reveal)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', reveal)
      element.classList.remove(hidden)
    }
  }, [timing])

  return ref
}
