/** A second click within this time belongs to a double-click, and must not act on what the first opened. */
export const DOUBLE_CLICK_MS = 500

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** @returns false if a modifier key asks for a new tab, a new window or a download */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
