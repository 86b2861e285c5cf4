import { useEffect, useRef } from 'react'
import { onMediaChange } from '#lib/browser.ts'
import { MEDIUM } from '#styles/breakpoints.ts'

/** Closes the phone's menu, a native popover, which also opens without JavaScript. */
export function useMenu(path: string) {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = menu.current
    if (!element || !('popover' in element)) return
    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && element.contains(target)
      if (!isInside && target !== button.current) element.hidePopover()
    }
    document.addEventListener('focusin', onFocus)

    const stopWatching = onMediaChange(MEDIUM, (isWide) => isWide && element.hidePopover())
    return () => {
      document.removeEventListener('focusin', onFocus)
      stopWatching()
    }
  }, [])

  const shownPath = useRef(path)
  useEffect(() => {
    // The menu closes before the next page has loaded, but not on the first run: the visitor may have
    // opened it before hydration.
    if (shownPath.current !== path) menu.current?.hidePopover?.()
    shownPath.current = path
  }, [path])
  return { menu, button }
}
