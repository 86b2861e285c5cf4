export type Toast = {
  kind: 'success' | 'error'
  text: string
  /** Link to the subject of the toast. Hidden on the page that it leads to. */
  link?: { label: string; href: string } | undefined
}

export const TOAST_AUTO_CLOSE_MS = 3000

type ShowToast = (toast: Toast) => () => void

let showToast: ShowToast | undefined

/** Connects `notify` to the `Toaster`, or disconnects it with `undefined`. */
export function connectToaster(handler: ShowToast | undefined) {
  showToast = handler
}

/** @returns a function that closes the toast, or cancels it if it is not visible yet */
export function notify(kind: Toast['kind'], text: string, link?: Toast['link']): () => void {
  return showToast?.({ kind, text, link }) ?? (() => {})
}
