/** Distance from the viewport at which an element counts as near. */
const ROOT_MARGIN = '200px'
/** Scrolling counts as stopped after this time without a scroll event. */
const SCROLL_END_MS = 120

/** Calls `onNear` when scrolling stops near the element, but not while it only passes by. */
export function watchProximity(element: Element, onNear: () => void, signal: AbortSignal) {
  let isNear = false
  let timer = 0
  const restartTimer = () => {
    clearTimeout(timer)
    if (isNear) timer = window.setTimeout(onNear, SCROLL_END_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      restartTimer()
    },
    { rootMargin: ROOT_MARGIN },
  )
  observer.observe(element)
  addEventListener('scroll', restartTimer, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}
