/** Shows a toast, on any page. The library loads with the first one; without it there is no toast. */
export function notify(kind: 'success' | 'error', text: string) {
  import('./toasts.tsx').then(({ showToast }) => showToast(kind, text), console.warn)
}
