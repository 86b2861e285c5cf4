export type Toast = {
  kind: 'success' | 'error'
  text: string
  /** Leads to what the toast is about, from other pages. */
  link?: { label: string; href: string } | undefined
}

/** Milliseconds that a toast stays. */
export const TOAST_AUTO_CLOSE_MS = 3000

let show: ((toast: Toast) => void) | undefined

/** The page's one `Toaster` takes over what `notify` sends. */
export function connectToaster(handler: ((toast: Toast) => void) | undefined) {
  show = handler
}

/** Shows a short message at the top right. Costs nothing until it is called. */
export function notify(kind: Toast['kind'], text: string, link?: Toast['link']) {
  show?.({ kind, text, link })
}
