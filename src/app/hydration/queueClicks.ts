import { followRequestLink } from './followRequestLink.ts'

/** A queued click on "Use in a request" waits this long for the instrument's code. */
const REQUEST_TIMEOUT_MS = 5000
/** An instrument has this attribute until it shows the visitor's figures. */
const WAITING = '[data-queue-clicks]'
/** Popovers and all other links work without JavaScript. */
const QUEUED = `button:not([popovertarget]), [role="button"], ${WAITING} a[href="/contact-us"]`

const root = document.documentElement

const canHandleClick = (element: Element) => 'hydrated' in root.dataset && !element.closest(WAITING)
/** Whether a load of the link would only drop an instrument's figures from the address. */
const isLinkHere = ({ pathname, search, hash }: HTMLAnchorElement) =>
  pathname === location.pathname &&
  search === location.search &&
  !hash &&
  /^#instrument(?:\?|%3F)/i.test(location.hash)
const isLink = (element: Element): element is HTMLAnchorElement => element.matches('a')

/**
 * Queues clicks that nothing can handle yet, and repeats each once: when the page is hydrated, or
 * when its instrument is ready. Both dispatch `aero:hydrated` (lib/hydration.ts).
 *
 * @param onQueue called for each queued click with the button or link
 * @returns a function that follows the queued links with the inputs as they stand; buttons stay queued
 */
export function queueClicks(onQueue: (element: HTMLElement) => void): () => void {
  const queue = new Set<HTMLElement>()
  let requestTimeout: ReturnType<typeof setTimeout> | undefined

  const dropLinks = () => [...queue].filter(isLink).forEach((link) => queue.delete(link))
  const followLinks = () => {
    for (const link of [...queue].filter(isLink)) {
      queue.delete(link)
      const instrument = link.closest(WAITING)
      if (link.isConnected && instrument) followRequestLink(link, instrument)
    }
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const element = target.closest<HTMLElement>(QUEUED)
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    // A click on another link replaces a queued request.
    if (!element && !isNewTab && target.closest('a')) dropLinks()
    const link = target.closest('a')
    if (link && !isNewTab && !('hydrated' in root.dataset) && isLinkHere(link)) {
      event.preventDefault()
      return scrollTo({ top: 0 })
    }
    if (!element || canHandleClick(element) || (isLink(element) && isNewTab)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isLink(element) && !queue.has(element)) {
      clearTimeout(requestTimeout)
      requestTimeout = setTimeout(followLinks, REQUEST_TIMEOUT_MS)
    }
    queue.add(element)
    onQueue(element)
  }
  const repeatClicks = () => {
    for (const element of queue) {
      if (!canHandleClick(element)) continue
      queue.delete(element)
      // Deferred: React ignores clicks dispatched while it is committing.
      if (element.isConnected) setTimeout(() => element.click())
    }
  }
  document.addEventListener('click', onClick, true)
  addEventListener('popstate', dropLinks)
  // Capture: the event that an instrument dispatches does not bubble.
  addEventListener('aero:hydrated', repeatClicks, true)
  addEventListener('aero:part-failed', followLinks)
  return followLinks
}
