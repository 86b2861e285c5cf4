import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '#styles/motion.ts'
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

/** What slides away between press and release is not clicked; the focus is not led astray. */
function giveWay(element: HTMLElement, motion: Animation) {
  const on = (sign: string, act: (event: Event) => void) =>
    element.addEventListener(sign, (event) => motion.playState === 'running' && act(event))
  on('pointerdown', () => {
    motion.pause()
    // One of the two comes, and the other with a later gesture: played again, it would start anew.
    const goOn = () => motion.playState === 'paused' && motion.play()
    for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, goOn, { once: true })
  })
  on('focusin', ({ target }) => {
    motion.finish()
    // The browser has scrolled to where it was in the middle of its way.
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * Fades an element up, once, when it scrolls into view. It is visible by default: only a script
 * that is running, with motion allowed, hides it first.
 */
export function useReveal<T extends HTMLElement>(timing: keyof typeof revealTimings) {
  const ref = useRef<T>(null)
  const prerendered = useRef(!useHydrated())

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return
    const { offset, duration, delay } = revealTimings[timing]
    const { classList } = element
    const show = () => {
      observer.disconnect()
      classList.remove(hidden)
    }
    // Asked for here, where it is would cost a layout in the middle of React's work.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        // What the prerendered page already shows must not vanish at hydration.
        const isBelow = entry.boundingClientRect.top >= innerHeight
        if (!classList.contains(hidden)) return isBelow ? classList.add(hidden) : show()
        if (!entry.isIntersecting) return
        show()
        if (prefersReducedMotion()) return
        const motion = { duration, delay, easing: 'ease', fill: 'backwards' } as const
        giveWay(element, element.animate(FADE_UP, motion))
      },
      { rootMargin: `0px 0px -${offset}px 0px` },
    )
    if (!prerendered.current) classList.add(hidden)
    observer.observe(element)
    // Reached before it scrolls in: it must not move under the finger.
    for (const sign of ['focusin', 'pointerdown']) {
      element.addEventListener(sign, show, { once: true })
    }
    return show
  }, [timing])

  return ref
}
