import { useEffect } from 'react'

/**
 * Keeps the page behind from scrolling. The room of its scrollbar is kept as padding, so that
 * nothing shifts: a reserved gutter would stay bright beside the backdrop.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const { style, clientWidth } = document.documentElement
    style.paddingInlineEnd = `${innerWidth - clientWidth}px`
    style.overflow = 'hidden'
    return () => {
      style.paddingInlineEnd = ''
      style.overflow = ''
    }
  }, [locked])
}
