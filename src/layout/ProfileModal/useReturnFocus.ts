import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the dialog's close button when the focused part of the dialog is removed.
 *
 * @returns a ref for the root of that part
 */
export function useReturnFocus<T extends HTMLElement>(): RefObject<T | null> {
  const root = useRef<T>(null)
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest('dialog')?.querySelector('button')?.focus()
    }
  }, [])
  return root
}
