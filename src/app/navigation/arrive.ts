import { prefersReducedMotion } from '#styles/motion.ts'

const FIRST_FRAMES = 2

/** Scrolls to the top, or to the part that a link names, and moves the focus to the heading. */
export function arrive(hash: string) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  // A part of the page: the skip link's own target is the whole of it.
  const part = hash && document.querySelector<HTMLElement>(`main #${CSS.escape(hash)}`)
  // Once the new page stands: the first frames come too late to show a movement.
  const scroll = (frame: number) => {
    if (frame < FIRST_FRAMES) requestAnimationFrame(() => scroll(frame + 1))
    else if (part) part.scrollIntoView({ behavior })
    else scrollTo({ top: 0, behavior })
  }
  scroll(0)
  const heading = part || document.querySelector('main h1') || document.querySelector('main')
  heading?.setAttribute('tabindex', '-1')
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true })
}
