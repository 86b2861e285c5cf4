import { followWithInputs } from './followWithInputs.ts'

/** How long a press of "Use in a request" waits for the instrument's code. */
const REQUEST_TIMEOUT_MS = 5000
/** An instrument's band carries this attribute until its figures are the visitor's. */
const WAITING = '[data-hold-presses]'
/** Other links and the menu work without a script. */
const HELD = `button:not([popovertarget]), [role="button"], ${WAITING} a[href="/contact-us"]`

const root = document.documentElement

const canAnswer = (element: Element) => 'alive' in root.dataset && !element.closest(WAITING)
const isLink = (element: Element): element is HTMLAnchorElement => element.matches('a')

/**
 * Holds presses that nothing can answer yet, and repeats each once: when the page is hydrated, or
 * when the instrument that it belongs to shows the visitor's figures. Both dispatch
 * `aero:hydrated` (lib/alive.ts).
 *
 * @param onPress called for each press that is held
 * @returns stops waiting: requests leave with the inputs as they stand; buttons stay held
 */
export function holdPresses(onPress: (pressed: HTMLElement) => void): () => void {
  const held = new Set<HTMLElement>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const dropLinks = () => [...held].filter(isLink).forEach((link) => held.delete(link))
  const followLinks = () => {
    for (const link of [...held].filter(isLink)) {
      held.delete(link)
      const band = link.closest(WAITING)
      if (link.isConnected && band) followWithInputs(link, band)
    }
  }
  const hold = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>(HELD)
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    // A press of another link is the visitor's newer wish.
    if (!pressed && !isNewTab && target.closest('a')) dropLinks()
    if (!pressed || canAnswer(pressed) || (isLink(pressed) && isNewTab)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isLink(pressed) && !held.has(pressed)) {
      clearTimeout(timer)
      timer = setTimeout(followLinks, REQUEST_TIMEOUT_MS)
    }
    held.add(pressed)
    onPress(pressed)
  }
  const release = () => {
    for (const pressed of held) {
      if (!canAnswer(pressed)) continue
      held.delete(pressed)
      // Deferred: React ignores clicks dispatched while it is committing.
      if (pressed.isConnected) setTimeout(() => pressed.click())
    }
  }
  document.addEventListener('click', hold, true)
  addEventListener('popstate', dropLinks)
  // Capture: the instrument's own event does not bubble.
  addEventListener('aero:hydrated', release, true)
  addEventListener('aero:incomplete', followLinks)
  return followLinks
}
