import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/addresses.ts'
import { prefersReducedMotion } from '#styles/motion.ts'

/** Input after which the page is no longer kept at its target. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Browsers do not show a smooth scroll that starts in the first frames of a page. */
const SKIPPED_FRAMES = 2

/** @param hash without `#`; empty for the top */
export function scrollToTarget(hash: string) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  const id = readInstrumentQuery(`#${hash}`) ? INSTRUMENT_ANCHOR : hash
  // The element must be inside `main`: the skip link targets `main` itself.
  const element = id && document.querySelector<HTMLElement>(`main #${CSS.escape(id)}`)
  const scroll = (frame: number) => {
    if (frame < SKIPPED_FRAMES) requestAnimationFrame(() => scroll(frame + 1))
    else if (element) scrollToElement(element, behavior)
    else scrollTo({ top: 0, behavior })
  }
  scroll(0)
  const heading = element || document.querySelector('main h1') || document.querySelector('main')
  heading?.setAttribute('tabindex', '-1')
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true })
}

/** Scrolls to the element, and again when the page resizes, such as when an instrument above it loads. */
function scrollToElement(element: Element, behavior: ScrollBehavior) {
  // The observer also reports the initial size, which starts the first scroll.
  const observer = new ResizeObserver(() => element.scrollIntoView({ behavior }))
  observer.observe(document.body)
  const stop = () => {
    observer.disconnect()
    for (const type of USER_INPUT_EVENTS) removeEventListener(type, stop)
  }
  for (const type of USER_INPUT_EVENTS) addEventListener(type, stop, { passive: true })
}
