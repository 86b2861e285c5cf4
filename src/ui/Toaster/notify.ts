/**
 * Shows a toast, on any page, once the visitor can see and hear it. The library loads with the first
 * one; without it there is no toast.
 */
export function notify(kind: 'success' | 'error', text: string) {
  waitUntilVisible()
    .then(() => import('./toasts.tsx'))
    .then(({ showToast }) => showToast(kind, text), console.warn)
}

/** Elements of the top layer. The page below a dialog is inert, also for screen readers. */
const COVERS = ['dialog[open]', ':popover-open', ':fullscreen']
const CHANGES = ['visibilitychange', 'close', 'toggle', 'fullscreenchange']

async function waitUntilVisible() {
  while (document.hidden || isCovered()) {
    await new Promise((resolve) => {
      for (const change of CHANGES) {
        // `close` and `toggle` do not bubble.
        document.addEventListener(change, resolve, { once: true, capture: true })
      }
    })
  }
}

/** Selectors that the browser does not know would throw. */
const isCovered = () =>
  COVERS.some((cover) => CSS.supports(`selector(${cover})`) && document.querySelector(cover))
