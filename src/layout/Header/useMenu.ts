import { useEffect, useRef, useState } from 'react'
import { MEDIUM } from '#styles/media.ts'

/**
 * State of the small-screen menu. The browser opens and closes it by itself, as a popover, so that
 * it works before this script and without it; here it follows the focus and the screen.
 *
 * @param path of the address: another one closes it
 */
export function useMenu(path: string) {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current
    if (!element || !('popover' in element)) return
    const life = new AbortController()
    const options = { signal: life.signal }
    const onToggle = () => setOpen(element.matches(':popover-open'))
    // It may be open already.
    onToggle()
    element.addEventListener('toggle', onToggle, options)

    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && element.contains(target)
      if (!isInside && target !== button.current) element.hidePopover()
    }
    document.addEventListener('focusin', onFocus, options)

    // On a larger screen the same list stands in the header, and the focus stays where it was.
    matchMedia(MEDIUM).addEventListener('change', () => element.hidePopover(), options)
    return () => life.abort()
  }, [])

  const close = () => menu.current?.hidePopover?.()
  const shown = useRef(path)
  useEffect(() => {
    // Not at first: it may have been opened before this script.
    if (shown.current !== path) menu.current?.hidePopover?.()
    shown.current = path
  }, [path])
  return { menu, button, open, close }
}
