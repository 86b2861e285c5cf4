/** Longest time between the clicks of a double-click, whose second click may hit what the first opened. */
export const DOUBLE_CLICK_MS = 500

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** @returns false if a modifier key asks for a new tab, a new window or a download */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
