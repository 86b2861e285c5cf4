import { type RefObject, useLayoutEffect, useRef } from 'react'

/** @returns a ref for a part of the dialog whose removal moves the focus to the close button */
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
