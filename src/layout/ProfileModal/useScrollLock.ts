import { useEffect } from 'react'

/**
 * Stops the page from scrolling. Padding replaces the scrollbar, so that nothing shifts; a reserved
 * `scrollbar-gutter` would not be covered by the backdrop.
 */
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
