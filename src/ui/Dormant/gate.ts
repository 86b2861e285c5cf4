/** How far below the window content is woken, in pixels. */
const NEAR = '200px'

export type Gate = {
  /** Resolves when the content may be hydrated. */
  opened: Promise<void>
  isOpen: boolean
  open: () => void
}

/** Whether the page is the one whose HTML was prerendered. */
let isFirstPage = !import.meta.env.SSR

export function leaveFirstPage() {
  isFirstPage = false
}

/** @returns nothing on the server and on a later page: there is no HTML to leave as it is */
export function newGate(): Gate | undefined {
  if (!isFirstPage) return
  let resolve = () => {}
  const opened = new Promise<void>((done) => (resolve = done))
  const gate = {
    opened,
    isOpen: false,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/**
 * Opens the gate when the element comes into view; once the visitor scrolls, a little before.
 * @returns what ends the watch
 */
export function wakeNear(element: Element | null, gate: Gate | undefined) {
  if (!element || !gate) return
  let observer: IntersectionObserver | undefined
  const watch = (rootMargin: string) => {
    observer?.disconnect()
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        end()
        gate.open()
      },
      { rootMargin },
    )
    observer.observe(element)
  }
  const watchNear = () => watch(NEAR)
  const end = () => {
    observer?.disconnect()
    removeEventListener('scroll', watchNear)
  }
  watch(scrollY > 0 ? NEAR : '0px')
  addEventListener('scroll', watchNear, { once: true, passive: true })
  return end
}
