/** How far outside the viewport an element is near. */
const MARGIN = '200px'
/** Without a scroll event for this long, the visitor has stopped scrolling. */
const SCROLL_END_MS = 120

/** Calls `onNear` when scrolling stops near the element, but not when it only passes by. */
export function watchNear(element: Element, onNear: () => void, signal: AbortSignal) {
  let isNear = false
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    if (isNear) timer = window.setTimeout(onNear, SCROLL_END_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      wait()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  addEventListener('scroll', wait, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}
