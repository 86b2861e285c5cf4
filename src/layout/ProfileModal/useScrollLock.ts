import { useEffect } from 'react'

/** Padding replaces the scrollbar: the backdrop would not cover a `scrollbar-gutter`. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const { style, clientWidth } = document.documentElement
    style.paddingInlineEnd = `${innerWidth - clientWidth}px`
    style.overflow = 'hidden'
    return () => {
      style.paddingInlineEnd = ''
      style.overflow = ''
    }
  }, [isLocked])
}
