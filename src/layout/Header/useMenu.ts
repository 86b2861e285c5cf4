import { useEffect, useRef, useState } from 'react'
import { onMediaChange } from '#lib/browser.ts'
import { MEDIUM } from '#styles/breakpoints.ts'

/** Follows the phone's menu, a native popover, which also opens without JavaScript. */
export function useMenu(path: string) {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current
    if (!element || !('popover' in element)) return
    const cleanup = new AbortController()
    const options = { signal: cleanup.signal }
    // The visitor may have opened the menu before hydration.
    setOpen(element.matches(':popover-open'))
    // `toggle` fires too late: by then, the next key may have opened the list of services, which closes when
    // this state changes.
    const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
    element.addEventListener('beforetoggle', onToggle, options)

    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && element.contains(target)
      if (!isInside && target !== button.current) element.hidePopover()
    }
    document.addEventListener('focusin', onFocus, options)

    // On wider screens the list is part of the header, not a popover.
    const stopWatching = onMediaChange(MEDIUM, (isWide) => isWide && element.hidePopover())
    return () => {
      cleanup.abort()
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
  return { menu, button, isOpen }
}
