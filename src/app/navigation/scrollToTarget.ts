import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/addresses.ts'
import { prefersReducedMotion } from '#styles/motion.ts'

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
    else if (element) element.scrollIntoView({ behavior })
    else scrollTo({ top: 0, behavior })
  }
  scroll(0)
  const heading = element || document.querySelector('main h1') || document.querySelector('main')
  heading?.setAttribute('tabindex', '-1')
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true })
}
