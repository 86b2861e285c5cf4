/**
 * Shows a toast, on any page, once the visitor looks at it. The library loads with the first one;
 * without it there is no toast.
 */
export function notify(kind: 'success' | 'error', text: string) {
  waitUntilVisible()
    .then(() => import('./toasts.tsx'))
    .then(({ showToast }) => showToast(kind, text), console.warn)
}

async function waitUntilVisible() {
  if (!document.hidden) return
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true })
  })
}
