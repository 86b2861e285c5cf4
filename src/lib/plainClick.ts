/** Of a double-click: its second half may meet what the first one has brought. */
export const DOUBLE_CLICK_MS = 500

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** @returns false if the visitor asks the browser for a new tab, a new window or a download */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
