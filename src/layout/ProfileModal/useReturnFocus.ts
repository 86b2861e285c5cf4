import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a part of the dialog that may give way to another while it is open: its focus must not go
 * down with it.
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
