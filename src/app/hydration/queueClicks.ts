import { followRequestLink } from './followRequestLink.ts'

/** How long a queued click on "Use in a request" waits for the instrument's code. */
const REQUEST_TIMEOUT_MS = 5000
/** An instrument has this attribute until its figures are on screen. */
const PENDING_INSTRUMENT = '[data-queue-clicks]'
const QUEUED_ELEMENTS = `button:not([popovertarget]), [role="button"], ${PENDING_INSTRUMENT} a[href="/contact-us"]`

const root = document.documentElement

const canHandleClick = (element: Element) =>
  'hydrated' in root.dataset && !element.closest(PENDING_INSTRUMENT)
/** Whether following the link would only remove an instrument's inputs from the address. */
const isLinkToCurrentPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  pathname === location.pathname &&
  search === location.search &&
  !hash &&
  /^#instrument(?:\?|%3F)/i.test(location.hash)
const isLink = (element: Element): element is HTMLAnchorElement => element.matches('a')

/**
 * Queues clicks that nothing can handle yet, and repeats each when the page is hydrated or its
 * instrument is ready. Both dispatch `aero:hydrated` (lib/hydration.ts).
 *
 * @param onQueue called for each queued click with the button or link
 * @returns a function that follows the queued links at once; buttons stay queued
 */
export function queueClicks(onQueue: (element: HTMLElement) => void): () => void {
  const queue = new Set<HTMLElement>()
  let requestTimeout: ReturnType<typeof setTimeout> | undefined

  const discardLinks = () => [...queue].filter(isLink).forEach((link) => queue.delete(link))
  const followLinks = () => {
    for (const link of [...queue].filter(isLink)) {
      queue.delete(link)
      const instrument = link.closest(PENDING_INSTRUMENT)
      if (link.isConnected && instrument) followRequestLink(link, instrument)
    }
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const element = target.closest<HTMLElement>(QUEUED_ELEMENTS)
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    // A click on another link replaces a queued request.
    if (!element && !isNewTab && target.closest('a')) discardLinks()
    const link = target.closest('a')
    if (link && !isNewTab && !('hydrated' in root.dataset) && isLinkToCurrentPage(link)) {
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
      // The click is deferred: React ignores clicks dispatched while it is committing.
      if (element.isConnected) setTimeout(() => element.click())
    }
  }
  document.addEventListener('click', onClick, true)
  addEventListener('popstate', discardLinks)
  // A capture listener, because an instrument's event does not bubble.
  addEventListener('aero:hydrated', repeatClicks, true)
  addEventListener('aero:part-failed', followLinks)
  return followLinks
}
