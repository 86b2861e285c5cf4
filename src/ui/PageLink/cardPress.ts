import type { MouseEvent } from 'react'
import { isPlainClick } from '#lib/browser.ts'

/**
 * Opens the first link of a card on a press on its words, which lie above the link so that they can be
 * selected (`wordsOverLink` in `control.ts`).
 */
function press({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  const link = currentTarget.querySelector('a')
  if (!link || (target as Element).closest('a')) return
  const { button, ctrlKey, metaKey, shiftKey } = nativeEvent
  if (button > 1 || !getSelection()?.isCollapsed) return
  if (isPlainClick(nativeEvent)) return link.click()
  const isMiddle = button === 1
  const keys = { ctrlKey: ctrlKey || isMiddle, metaKey: metaKey || isMiddle, shiftKey }
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

export const cardPress = {
  onClick: press,
  onAuxClick: press,
  // On Windows, the middle button would start to scroll.
  onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
}
